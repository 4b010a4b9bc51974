import type { Client } from "@placard/api-client";
import { chief, harness, PASSWORD, setPassword, world } from "./ground.ts";
import { as, KEY_OF_ROW, type BodyOf, type Fields, type RoundTrips } from "./round-trip.ts";

async function memberOf(id: number): Promise<Fields> {
  const client = await chief();
  const { users } = await client.departments.getResponderUsers({ params: { department_id: world().verified.id } });
  return users.find((row) => row.id === id) ?? {};
}

/** A department, its members and their sign-ins. */
export const departmentTrips: RoundTrips = {
  insertResponderAdmin: {
    values: () => ({
      name: "Alex",
      email: "alex@field.example",
      password: "correct horse battery",
      department_name: "Field Fire",
    }),
    otherwise: { department_name: { readAs: "department_name" } },
    run: async (body) => {
      const client = await harness().client();
      const { department_id, user_id } = await client.registration.insertResponderAdmin({
        body: as<BodyOf<Client["registration"]["insertResponderAdmin"]>>(body),
      });
      await client.session.loginResponder({ body: { email: "alex@field.example", password: "correct horse battery" } });
      const { users } = await client.departments.getResponderUsers({ params: { department_id } });
      const { department } = await client.departments.getDepartment({ params: { department_id } });
      return { ...users.find(({ id }) => id === user_id), department_name: department.name };
    },
  },
  insertResponderUser: {
    values: () => ({
      name: "Robin",
      email: "robin@field.example",
      password: "correct horse battery",
      user_role: false,
      department_id: world().verified.id,
      department_name: "Harbour Fire",
      team_emails: ["team@field.example"],
    }),
    otherwise: {
      user_role: { notRead: "accepted and not used, as the contract says" },
      department_name: { notRead: "for a request without invitation: see registration.int.test.ts" },
      team_emails: { notRead: "invited once the member is approved: see registration.int.test.ts" },
    },
    run: async (body) => {
      const client = await chief();
      const { user_id } = await client.registration.insertResponderUser({
        body: as<BodyOf<Client["registration"]["insertResponderUser"]>>(body),
      });
      return memberOf(user_id);
    },
  },
  updateResponderUser: {
    values: () => ({
      name: "Ray",
      email: "ray@field.example",
      responderRole: "admin",
      current_password: PASSWORD,
    }),
    otherwise: { email: { readAs: "pending_email" } },
    run: async (body) => {
      await setPassword(world().verified.admin);
      const client = await chief();
      const params = { id: world().verified.member };
      await client.departments.updateResponderUser({
        params,
        body: as<BodyOf<Client["departments"]["updateResponderUser"]>>(body),
      });
      return memberOf(params.id);
    },
  },
  updateDepartment: {
    values: () => ({ name: "Harbour Fire and Rescue", tier: 3 }),
    run: async (body) => {
      const client = await harness().client(world().otherVerified.admin);
      const params = { department_id: world().otherVerified.id };
      await client.departments.updateDepartment({
        params,
        body: as<BodyOf<Client["departments"]["updateDepartment"]>>(body),
      });
      return (await client.departments.getDepartment({ params })).department;
    },
  },
  insertInvitations: {
    values: () => ({ department_id: world().verified.id, emails: ["sam@field.example"] }),
    otherwise: { department_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await chief();
      await client.departments.insertInvitations({
        body: as<BodyOf<Client["departments"]["insertInvitations"]>>(body),
      });
      const { invitations } = await client.departments.getInvitations({
        params: { department_id: world().verified.id },
      });
      return { emails: invitations.map(({ email }) => email) };
    },
  },
  acceptInvitation: {
    values: () => ({ invitation_token: "", name: "Kit", password: "correct horse battery" }),
    otherwise: { invitation_token: { notRead: "a secret that works once" } },
    run: async (body) => {
      const client = await chief();
      const { invitations } = await client.departments.insertInvitations({
        body: { department_id: world().verified.id, emails: ["pat@field.example"] },
      });
      const { link } = await client.invitations.insertInvitationLink({ params: { id: invitations[0]?.id ?? 0 } });
      const invitation_token = new URL(link).searchParams.get("invitation") ?? "";
      const { user_id, email } = await client.invitations.acceptInvitation({
        body: as<BodyOf<Client["invitations"]["acceptInvitation"]>>({ ...body, invitation_token }),
      });
      const pat = await harness().client();
      await pat.session.loginResponder({ body: { email, password: "correct horse battery" } });
      return memberOf(user_id);
    },
  },
  insertAccessToken: {
    values: () => ({ department_id: world().verified.id, name: "Portal", scopes: ["hazard:model"] }),
    otherwise: { department_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await chief();
      await client.accessTokens.insertAccessToken({
        body: as<BodyOf<Client["accessTokens"]["insertAccessToken"]>>(body),
      });
      const { tokens } = await client.accessTokens.getAccessTokens({ params: { department_id: world().verified.id } });
      return { ...tokens[0] };
    },
  },
};
