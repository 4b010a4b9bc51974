import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const GUESSES = ["password", "letmein123", "seven lamps in fog"];

const remembered = (key: string) =>
  harness.ctx.database.system((rows) =>
    rows.selectFrom("idempotency_keys").selectAll().where("key", "=", key).executeTakeFirstOrThrow(),
  );

describe("a stored request", () => {
  const people = [
    ["insertBusinessUser", "1f0e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10"],
    ["insertResponderUser", "2f0e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10"],
  ] as const;

  it.each(people)("does not let the password of %s be guessed", async (endpoint, idempotencyKey) => {
    const isBusiness = endpoint === "insertBusinessUser";
    const client = await harness.client(isBusiness ? world.ours.accounts.Admin : world.verified.admin);
    const person = { name: "New", email: `${endpoint.toLowerCase()}@new.example`, password: "seven lamps in fog" };
    const body = isBusiness
      ? { business_id: world.ours.id, ...person }
      : { ...person, department_id: world.verified.id };
    await (isBusiness
      ? client.registration.insertBusinessUser({ body: { business_id: world.ours.id, ...person } }, { idempotencyKey })
      : client.registration.insertResponderUser(
          { body: { ...person, department_id: world.verified.id } },
          { idempotencyKey },
        ));
    const row = await remembered(idempotencyKey);
    const guessed = GUESSES.map((password) =>
      createHash("sha256")
        .update(JSON.stringify([endpoint, null, { ...body, password }, null, null]))
        .digest("hex"),
    );
    expect(guessed).not.toContain(row.request_hash);
    expect(JSON.stringify(row)).not.toContain("seven lamps in fog");
    // The worst case: an attacker who also has the server's key.
    const keyed = GUESSES.map((password) =>
      harness.ctx.serverKey.digest(JSON.stringify([endpoint, null, { ...body, password }, null, null])),
    );
    expect(keyed).not.toContain(row.request_hash);
  });

  it("distinguishes another request from a repeated one when both contain a password", async () => {
    const admin = await harness.client(world.theirs.accounts.Admin);
    const options = { idempotencyKey: "3f0e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10" };
    const body = {
      business_id: world.theirs.id,
      name: "Ann",
      email: "ann@new.example",
      password: "seven lamps in fog",
    };
    const first = await admin.registration.insertBusinessUser({ body }, options);
    expect(await admin.registration.insertBusinessUser({ body }, options)).toEqual(first);
    const other = admin.registration.insertBusinessUser({ body: { ...body, name: "Bob" } }, options);
    expect(await refusalOf(other)).toEqual({ status: 409, code: "idempotency_key_reused" });
  });

  it("of an earlier version answers the same call only", async () => {
    const manager = await harness.client(world.ours.accounts.Manager);
    const options = { idempotencyKey: "4f0e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10" };
    const body = { business_id: world.ours.id, name: "Cy", email: "cy@new.example" };
    const first = await manager.people.insertBusinessContact({ body }, options);
    await harness.ctx.database.system((rows) =>
      rows
        .updateTable("idempotency_keys")
        .set({ request_hash: "" })
        .where("key", "=", options.idempotencyKey)
        .execute(),
    );
    expect(await manager.people.insertBusinessContact({ body }, options)).toEqual(first);
    const { location: location_id } = world.ours;
    const chemical = { business_id: world.ours.id, location_id, name: "Chlorine", quantity: 1, unit: "kg" } as const;
    const other = manager.chemicals.insertChemical({ body: chemical }, options);
    expect(await refusalOf(other)).toEqual({ status: 409, code: "idempotency_key_reused" });
  });
});
