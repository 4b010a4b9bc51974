import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveDepartment } from "../../src/access/approve-department.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

const password = "correct horse battery";

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

describe("registration of a business", () => {
  it("takes two steps, and the holder of the claim becomes its Admin", async () => {
    const client = await harness.client();
    const { business_id, claim } = await client.registration.insertBusiness({ body: { name: "Cove Foods" } });
    const person = { business_id, name: "Pat", email: "pat@cove.example", password };
    const { user } = await client.registration.insertBusinessUser({ body: { ...person, role: "Viewer", claim } });
    expect(user).toMatchObject({ role: "Admin", user_role: true });
    expect((await client.session.loginUser({ body: { email: person.email, password } })).user.business_id).toBe(
      business_id,
    );
    const again = client.registration.insertBusinessUser({ body: { ...person, email: "b@cove.example", claim } });
    expect(await refusalOf(again)).toEqual({ status: 403, code: "claim_invalid" });
  });

  it("fails with a claim of another business or after an hour", async () => {
    const client = await harness.client();
    const { business_id, claim } = await client.registration.insertBusiness({ body: { name: "Late Foods" } });
    const person = { name: "Pat", email: "pat@late.example", password, claim };
    const foreign = client.registration.insertBusinessUser({ body: { ...person, business_id: world.ours.id } });
    expect(await refusalOf(foreign)).toEqual({ status: 403, code: "claim_invalid" });
    harness.advance(61 * 60_000);
    const late = client.registration.insertBusinessUser({ body: { ...person, business_id } });
    expect(await refusalOf(late)).toEqual({ status: 403, code: "claim_invalid" });
  });

  it("happens once per Idempotency-Key", async () => {
    const client = await harness.client();
    const options = { idempotencyKey: "7d3b2f60-31bb-4bb6-9f0e-6a7e5c1a2b3c" };
    const first = await client.registration.insertBusiness({ body: { name: "Twice Foods" } }, options);
    const second = await client.registration.insertBusiness({ body: { name: "Twice Foods" } }, options);
    expect(second.business_id).toBe(first.business_id);
    const person = { business_id: first.business_id, name: "Pat", email: "pat@twice.example", password };
    const old = client.registration.insertBusinessUser({ body: { ...person, claim: first.claim } });
    expect(await refusalOf(old)).toEqual({ status: 403, code: "claim_invalid" });
    await client.registration.insertBusinessUser({ body: { ...person, claim: second.claim } });
  });

  it("happens once for eight simultaneous requests with one Idempotency-Key", async () => {
    const client = await harness.client();
    const options = { idempotencyKey: "3a1f6f0e-5d4e-4f57-9a1c-2f6d0b9c8e77" };
    const call = () => client.registration.insertBusiness({ body: { name: "At Once Foods" } }, options);
    const answers = await Promise.all(Array.from({ length: 8 }, call));
    expect(new Set(answers.map(({ business_id }) => business_id)).size).toBe(1);
  });

  it("cannot be changed by another registration with the same Idempotency-Key", async () => {
    const client = await harness.client();
    const options = { idempotencyKey: "00000000-0000-0000-0000-000000000000" };
    const first = await client.registration.insertBusiness({ body: { name: "First Foods" } }, options);
    const other = client.registration.insertBusiness({ body: { name: "Second Foods" } }, options);
    expect(await refusalOf(other)).toEqual({ status: 409, code: "idempotency_key_reused" });
    const person = { business_id: first.business_id, name: "Fi", email: "fi@first.example", password };
    const { user } = await client.registration.insertBusinessUser({ body: { ...person, claim: first.claim } });
    expect(user.role).toBe("Admin");
  });

  it("lets only its Admin add people, once per Idempotency-Key", async () => {
    const body = { business_id: world.ours.id, name: "New", email: "new@ours.example", password };
    const options = { idempotencyKey: "0a7c0c52-9d0b-4f5e-8d0c-5b7a4f3f2e11" };
    const call = async (account?: number) =>
      (await harness.client(account)).registration.insertBusinessUser({ body }, options);
    expect(await refusalOf(call())).toEqual({ status: 401, code: "not_signed_in" });
    expect(await refusalOf(call(world.ours.accounts.Manager))).toEqual({ status: 403, code: "role_too_low" });
    expect(await refusalOf(call(world.theirs.accounts.Admin))).toEqual({ status: 403, code: "forbidden" });
    expect(await refusalOf(call(world.verified.admin))).toEqual({ status: 403, code: "forbidden" });
    const first = await call(world.ours.accounts.Admin);
    expect(first.user).toMatchObject({ role: "User", user_role: false });
    expect(await call(world.ours.accounts.Admin)).toEqual(first);
  });

  it("rejects an email address in use, also by the other account type", async () => {
    const client = await harness.client(world.theirs.accounts.Admin);
    const body = { business_id: world.theirs.id, name: "X", email: "harbour.fire.admin@people.example", password };
    await expect(client.registration.insertBusinessUser({ body })).rejects.toMatchObject({
      status: 409,
      problem: { code: "email_taken", message: "User with this email already exists" },
    });
  });
});

describe("registration of a department", () => {
  it("is pending until an operator approves it", async () => {
    const client = await harness.client();
    const body = { name: "Alex", email: "alex@new.example", password, department_name: "New Fire" };
    const made = await client.registration.insertResponderAdmin({ body });
    expect(made.department_status).toBe("pending");
    await client.session.loginResponder({ body: { email: body.email, password } });
    const search = () => client.businesses.searchBusinesses({ query: { query: "harbour" } });
    expect(await refusalOf(search())).toEqual({ status: 403, code: "department_not_verified" });
    expect((await client.reference.searchChemicals({ query: { query: "1017" } })).results[0]?.name).toBe("Chlorine");
    expect(await approveDepartment(harness.ctx, made.department_id)).toContain("New Fire is approved");
    expect((await search()).businesses.map((business) => business.name)).toContain("Harbour Ice");
  });

  it("rejects an existing name in any letter case", async () => {
    const client = await harness.client();
    const body = { name: "B", email: "b@two.example", password, department_name: "HARBOUR FIRE" };
    expect(await refusalOf(client.registration.insertResponderAdmin({ body }))).toEqual({
      status: 409,
      code: "department_exists",
    });
  });

  it("keeps a Team Member pending until the admin approves them and their team is invited", async () => {
    const member = await harness.client();
    const person = { name: "Robin", email: "robin@harbour.example", password };
    const request = await member.registration.insertResponderUser({
      body: { ...person, department_name: "harbour fire", team_emails: ["sam@harbour.example"] },
    });
    expect(request.membership_status).toBe("pending");
    await member.session.loginResponder({ body: { email: person.email, password } });
    const open = () => member.incidents.createIncident({ body: { user_id: request.user_id, title: "x" } });
    expect(await refusalOf(open())).toEqual({ status: 403, code: "membership_pending" });

    const admin = await harness.client(world.verified.admin);
    const answer = await admin.departments.approveResponderUser({ params: { id: request.user_id } });
    expect(answer).toMatchObject({ invited: 1, user: { membership_status: "approved" } });
    expect((await open()).data.title).toBe("x");
    const mail = harness.mails.at(-1);
    expect(mail?.to).toBe("sam@harbour.example");

    const token = /invitation=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const sam = await harness.client();
    expect(await sam.invitations.getInvitation({ params: { token } })).toMatchObject({
      email: "sam@harbour.example",
      kind: "responder",
      organization_name: "Harbour Fire",
    });
    const join = () => sam.invitations.acceptInvitation({ body: { name: "Sam", password, invitation_token: token } });
    expect(await join()).toMatchObject({ kind: "responder", email: "sam@harbour.example" });
    expect(await refusalOf(join())).toEqual({ status: 410, code: "link_expired" });
    const { user } = await sam.session.loginResponder({ body: { email: "sam@harbour.example", password } });
    expect(user).toMatchObject({ membership_status: "approved", mustChangePassword: false });
  });

  it("reveals nothing about unknown names", async () => {
    const client = await harness.client();
    const call = client.registration.insertResponderUser({
      body: { name: "R", email: "r@r.example", password, department_name: "No such department" },
    });
    expect(await refusalOf(call)).toEqual({ status: 422, code: "department_not_found" });
  });

  it("lets only its own admin add members", async () => {
    const body = { name: "M", email: "m@m.example", password, department_id: world.verified.id };
    const call = async (account?: number) => (await harness.client(account)).registration.insertResponderUser({ body });
    expect(await refusalOf(call())).toEqual({ status: 401, code: "not_signed_in" });
    expect(await refusalOf(call(world.verified.member))).toEqual({ status: 403, code: "forbidden" });
    expect(await refusalOf(call(world.otherVerified.admin))).toEqual({ status: 403, code: "forbidden" });
    expect((await call(world.verified.admin)).membership_status).toBe("approved");
  });
});
