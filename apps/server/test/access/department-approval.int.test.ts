import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveDepartment, listDepartments, revokeDepartment } from "../../src/access/approve-department.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

const search = async (account: number) =>
  (await harness.client(account)).businesses.searchBusinesses({ query: { query: "harbour" } });
const closed = { status: 403, code: "department_not_verified" };

describe("the approval of a department", () => {
  it("can be withdrawn by the operator with immediate effect", async () => {
    await search(world.verified.member);
    expect(await revokeDepartment(harness.ctx, world.verified.id)).toBe(
      "Harbour Fire is pending again. Its responders can no longer read business records.",
    );
    expect(await refusalOf(search(world.verified.member))).toEqual(closed);
    await approveDepartment(harness.ctx, world.verified.id);
    await search(world.verified.member);
    await expect(revokeDepartment(harness.ctx, 999)).rejects.toThrow("There is no department 999");
  });

  it("is lost by a new name, not by a new plan", async () => {
    const params = { department_id: world.otherVerified.id };
    const chief = await harness.client(world.otherVerified.admin);
    const kept = await chief.departments.updateDepartment({ params, body: { name: "Basin Fire", tier: 2 } });
    expect(kept.department.status).toBe("verified");
    await search(world.otherVerified.member);
    const body = { name: "Royal Canadian Mounted Police" };
    const { department } = await chief.departments.updateDepartment({ params, body });
    expect(department).toMatchObject({ ...body, status: "pending" });
    expect(await refusalOf(search(world.otherVerified.member))).toEqual(closed);
  });

  it("shows the operator who applied and marks look-alike characters in names", async () => {
    await harness.ctx.database.system((rows) =>
      rows
        .insertInto("departments")
        .values([{ name: "H\u0430rbour Fire" }, { name: "Harbour\u200B Fire" }, { name: "Pompiers de l’Érable" }])
        .execute(),
    );
    const lines = await listDepartments(harness.ctx);
    const lineOf = (part: string) => lines.find((line) => line.includes(part)) ?? "";
    expect(lineOf("Unknown Fire")).toMatch(
      /pending {2}registered \d{4}-\d{2}-\d{2} {2}admins \(unverified\): unknown\.fire\.admin@people\.example$/,
    );
    expect(lineOf("\u0430rbour")).toContain("[contains U+0430]");
    expect(lineOf("\u200B")).toContain("[contains U+200B]");
    expect(lineOf("Pompiers")).not.toContain("[contains");
  });
});
