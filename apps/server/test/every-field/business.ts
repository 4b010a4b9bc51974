import type { Client } from "@placard/api-client";
import { admin, harness, PASSWORD, setPassword, world } from "./ground.ts";
import { as, KEY_OF_ROW, VERSION, type BodyOf, type Fields, type RoundTrips } from "./round-trip.ts";

async function contactOf(client: Client, id: number): Promise<Fields> {
  const { users } = await client.people.getContactsByBusiness({ params: { business_id: world().ours.id } });
  return users.find((row) => row.id === id) ?? {};
}

async function userOf(client: Client, business_id: number, id: number): Promise<Fields> {
  const { users } = await client.people.getBusinessUsers({ params: { business_id } });
  return users.find((row) => row.id === id) ?? {};
}

const CONTACT = {
  name: "Kim",
  email: "kim@field.example",
  phone: "+1 902 555 0199",
  second_phone: "+1 902 555 0112 ext. 4",
  job_title: "Foreman",
  role: "Supervisor",
  tier_two: {
    types: ["Owner / Operator", "Emergency Contact"],
    phone_24h: "+1 207 555 0100",
    street: "5 Field Road",
    city: "Portland",
    state: "ME",
    zip: "04101",
    record_id: "CTTR202500000000008",
    kept: {
      first_name: "Fay",
      country: "Canada",
      types: ["State Filing Agent"],
      phones: [{ record_id: "PHTR202500000000008", number: "call the gate", type: "Pager", field: null }],
      elements: [{ within: "mailingAddress", after: "country", xml: "<txCard>yes</txCard>" }],
    },
  },
};

const BUSINESS = {
  name: "Field Works",
  email: "office@field.example",
  address: "5 Field Road",
  phone: "+1 902 555 0111",
  type: "Warehouse",
  owner: "Fay Field",
  number_of_locations: 6,
  number_of_chemicals: 31,
};

/** A business, its users and contacts, and their sign-ins. */
export const businessTrips: RoundTrips = {
  insertBusinessContact: {
    values: () => ({ ...CONTACT, business_id: world().ours.id }),
    run: async (body) => {
      const client = await admin();
      const { contact_id } = await client.people.insertBusinessContact({
        body: as<BodyOf<Client["people"]["insertBusinessContact"]>>(body),
      });
      return contactOf(client, contact_id);
    },
  },
  updateBusinessContact: {
    values: () => ({ ...CONTACT, email: "kim.2@field.example", version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: world().ours.contact };
      await client.people.updateBusinessContact({
        params,
        body: as<BodyOf<Client["people"]["updateBusinessContact"]>>(body),
      });
      return contactOf(client, params.id);
    },
  },
  insertBusinessUser: {
    values: () => ({
      business_id: world().theirs.id,
      name: "Lou",
      email: "lou@field.example",
      password: "correct horse battery",
      role: "Manager",
      user_role: false,
    }),
    otherwise: { claim: { notRead: "stands for the first Admin alone: see registration.int.test.ts" } },
    run: async (body) => {
      const client = await harness().client(world().theirs.accounts.Admin);
      const { user } = await client.registration.insertBusinessUser({
        body: as<BodyOf<Client["registration"]["insertBusinessUser"]>>(body),
      });
      const lou = await harness().client();
      await lou.session.loginUser({ body: { email: "lou@field.example", password: "correct horse battery" } });
      return userOf(client, world().theirs.id, user.id);
    },
  },
  updateUser: {
    values: () => ({
      name: "Lee",
      email: "lee@field.example",
      role: "Manager",
      version: 1,
      current_password: PASSWORD,
    }),
    otherwise: { version: VERSION, email: { readAs: "pending_email" } },
    run: async (body) => {
      await setPassword(world().ours.accounts.Admin);
      const client = await admin();
      const params = { id: world().ours.accounts.Viewer };
      await client.people.updateUser({ params, body: as<BodyOf<Client["people"]["updateUser"]>>(body) });
      return userOf(client, world().ours.id, params.id);
    },
  },
  dismissNotification: {
    values: () => ({ notification: "no_pin", count: 4 }),
    run: async (body) => {
      const client = await admin();
      await client.people.dismissNotification({ body: as<BodyOf<Client["people"]["dismissNotification"]>>(body) });
      return { ...(await client.people.getDismissedNotifications()).dismissed[0] };
    },
  },
  insertBusiness: {
    values: () => ({ ...BUSINESS, time_zone: "America/Vancouver" }),
    run: async (body) => {
      const client = await harness().client();
      const { business_id, claim } = await client.registration.insertBusiness({
        body: as<BodyOf<Client["registration"]["insertBusiness"]>>(body),
      });
      const person = { name: "Fay", email: "fay@field.example", password: "correct horse battery" };
      await client.registration.insertBusinessUser({ body: { ...person, business_id, claim } });
      await client.session.loginUser({ body: { email: person.email, password: person.password } });
      return (await client.businesses.getBusinessDetails({ params: { id: business_id } })).business;
    },
  },
  updateBusiness: {
    values: () => ({ ...BUSINESS, name: "Field Works West", tier: 2, version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await harness().client(world().theirs.accounts.Admin);
      const params = { id: world().theirs.id };
      await client.businesses.updateBusiness({
        params,
        body: as<BodyOf<Client["businesses"]["updateBusiness"]>>(body),
      });
      return (await client.businesses.getBusinessDetails({ params })).business;
    },
  },
  updateBusinessRegistration: {
    values: () => ({
      emergency_contact_name: "Jo Bell",
      emergency_contact_phone: "+1 902 555 0143",
      second_emergency_phone: "+1 902 555 0144",
      general_business_email: "office@harbour.example",
      liquor_permit: true,
      business_registration: "3298471",
      hazardous_material_permit: "HM-77",
      time_zone: "America/St_Johns",
      version: 1,
    }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      await client.businesses.updateBusinessRegistration({
        params: { business_id: world().ours.id },
        body: as<BodyOf<Client["businesses"]["updateBusinessRegistration"]>>(body),
      });
      const { business, registration } = await client.businesses.getBusinessDetails({
        params: { id: world().ours.id },
      });
      return { ...registration, time_zone: business.time_zone };
    },
  },
  insertBusinessInvitation: {
    values: () => ({ business_id: world().ours.id, email: "kit@field.example", role: "Manager" }),
    run: async (body) => {
      const client = await admin();
      await client.invitations.insertBusinessInvitation({
        body: as<BodyOf<Client["invitations"]["insertBusinessInvitation"]>>(body),
      });
      const params = { business_id: world().ours.id };
      const { invitations } = await client.invitations.getBusinessInvitations({ params });
      return { ...invitations[0] };
    },
  },
  insertBusinessAccessToken: {
    values: () => ({ business_id: world().ours.id, name: "Stock system", scopes: ["inventory:write"] }),
    otherwise: { business_id: KEY_OF_ROW },
    run: async (body) => {
      const client = await admin();
      await client.accessTokens.insertBusinessAccessToken({
        body: as<BodyOf<Client["accessTokens"]["insertBusinessAccessToken"]>>(body),
      });
      const params = { business_id: world().ours.id };
      const { tokens } = await client.accessTokens.getBusinessAccessTokens({ params });
      return { ...tokens.at(-1) };
    },
  },
};
