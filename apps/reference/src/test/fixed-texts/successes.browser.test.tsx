import {
  insertBusinessUser,
  insertChemical,
  insertResponderAdmin,
  updateBusinessRegistration,
} from "@placard/api-client/internal";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { planIsFull } from "../business-answers.ts";
import { dana } from "../people.ts";
import { clearDevice } from "../render-app.tsx";
import { businessServer, record, typed } from "./business-records.ts";
import { answer, each, press, saysEach, type Act, type Case } from "./says-each.ts";

/** The fixed texts of successful actions, and the target page of a full plan, each on its own screen. */

beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads then use fetch and get the test's responses
});
afterEach(() => vi.unstubAllGlobals());

const { ammonia, contact, plant } = record;
const noSession = { "GET /session": { user: null } };
const newcomer = { ...dana, isFirstLogin: true, registrationComplete: false };

const account = (type: "Business" | "Responder", fields: Readonly<Record<string, string>>): Act =>
  async function fillIn({ user }) {
    await user.click(await screen.findByRole("radio", { name: new RegExp(type) }));
    for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole("button", { name: "Create account" }));
  };

const business = account("Business", {
  "Business Name": "Harbour Ice",
  "User Name": "Dana Reid",
  "User Email": "dana@harbour.example",
  Password: "correct horse",
  "Confirm Password": "correct horse",
});

const chief = account("Responder", {
  "Full Name": "Alex Roy",
  Email: "alex@fire.example",
  "Department/Agency": "Chebucto Fire",
  Password: "correct horse",
  "Confirm Password": "correct horse",
});

const registered = {
  ...noSession,
  "POST /insert-business": { business_id: 3, claim: "c2hvcnQ", claim_expires_at: "2026-11-21T15:05:00.000Z" },
  "POST /insert-business-user": insertBusinessUser.example.response,
};

const logIn: Act = async ({ user }) => {
  await user.type(await screen.findByLabelText("Email"), "dana@harbour.example");
  await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
};

const addUser: Act = async ({ user }) => {
  await user.click(await screen.findByRole("radio", { name: "Temporary password" }));
  const form = within(await screen.findByRole("form", { name: "Add User" }));
  await user.type(form.getByLabelText("Name"), "Sam");
  await user.type(form.getByLabelText("Email"), "sam@harbour.example");
  await user.type(form.getByLabelText("Temporary password"), "correct horse battery");
  await user.click(form.getByRole("button", { name: "Add User" }));
};

const CASES: readonly Case[] = [
  {
    texts: ["Registration successful", "Please select a subscription plan to continue"],
    at: "/register",
    answers: { ...registered, "POST /login-user": { user: newcomer } },
    act: business,
    leadsTo: "/subscription/business",
  },
  {
    texts: ["Registration successful", "Please log in with your credentials."],
    at: "/register",
    answers: {
      ...registered,
      "POST /login-user": { status: 500, body: {} },
      "POST /login-responder": { status: 500, body: {} },
    },
    act: business,
    leadsTo: "/login",
  },
  {
    texts: [
      "Registration successful",
      "You are now the department admin of Chebucto Fire. Business records become available when the department is approved.",
    ],
    at: "/register",
    answers: { ...noSession, "POST /insert-responder-admin": insertResponderAdmin.example.response },
    act: chief,
    leadsTo: "/login",
  },
  {
    texts: ["Login successful", "Welcome, Dana Reid"],
    at: "/login",
    answers: { ...noSession, "POST /login-user": { user: newcomer } },
    act: logIn,
    leadsTo: "/dashboard",
  },
  {
    texts: ["Login successful", "Welcome back, Dana Reid"],
    at: "/login",
    answers: { ...noSession, "POST /login-user": { user: dana } },
    act: logIn,
    leadsTo: "/dashboard",
  },
  {
    texts: ["User deleted", "Lee Fox can no longer sign in."],
    at: "/dashboard/profile-settings?tab=users",
    answers: { "DELETE /delete-user/9": {} },
    act: each(press("Delete Lee Fox"), answer("Delete user")),
  },
  {
    texts: ["Contact deleted", `${contact.name} has been deleted.`],
    at: "/dashboard/profile-settings?tab=contacts",
    answers: { [`DELETE /delete-user/${contact.id}`]: {} },
    act: each(press(`Delete ${contact.name}`), answer("Delete contact")),
  },
  {
    texts: ["User added"],
    at: "/dashboard/profile-settings?tab=users",
    answers: { "POST /insert-business-user": insertBusinessUser.example.response },
    act: addUser,
  },
  {
    texts: ["Contact added", "Crews can now see Jo."],
    at: "/dashboard/profile-settings?tab=contacts",
    before: typed("add-contact", { name: "Jo", email: "jo@harbour.example", phone: "", role: "Other" }),
    answers: { "POST /insert-business-contact": { contact_id: contact.id, contact } },
    act: press("Add Contact"),
  },
  {
    texts: ["Chemical added", "Chlorine has been added to your inventory."],
    at: "/dashboard/chemicals/add",
    before: typed("add-chemical", { name: "Chlorine", quantity: "272", unit: "kg", location_id: "21" }),
    answers: { "POST /insert-chemical": insertChemical.example.response },
    act: press("Add Chemical"),
    leadsTo: "/dashboard/chemicals",
  },
  {
    texts: ["Chemical updated", `${ammonia.name} has been updated successfully.`],
    at: "/dashboard/chemicals",
    answers: { [`PUT /update-chemical/${ammonia.id}`]: { chemical: ammonia } },
    act: each(press(`Edit ${ammonia.name}`), press("Save changes")),
  },
  {
    texts: ["Chemical deleted", `${ammonia.name} has been removed from your inventory.`],
    at: "/dashboard/chemicals",
    answers: { [`DELETE /delete-chemical/${ammonia.id}`]: {} },
    act: each(press(`Delete ${ammonia.name}`), answer("Delete chemical")),
  },
  {
    texts: ["Registration completed", "Your business details have been saved successfully."],
    at: "/dashboard",
    before: typed("registration-details", {
      emergency_contact_name: "Jo Bell",
      emergency_contact_phone: "902 555 0143",
      general_business_email: "office@harbour.example",
      business_registration: "3298471",
    }),
    answers: {
      "GET /session": { user: { ...dana, registrationComplete: false } },
      "PUT /update-business-registration/3": updateBusinessRegistration.example.response,
    },
    act: press("Save registration details"),
  },
  {
    texts: ["Logged out", "You have been successfully logged out."],
    at: "/dashboard",
    answers: { "POST /logout": {} },
    act: press("Logout"),
    leadsTo: "/login",
  },
  // A full plan shows what is missing and links to it
  ...(["locations", "chemicals"] as const).map((kind) => ({
    texts: [`You need to upgrade to Standard or Premium to add more ${kind}.`],
    at: kind === "locations" ? "/dashboard/locations" : "/dashboard/chemicals",
    answers: {
      [`GET /check-number-of-${kind}/3`]: planIsFull(`You need to upgrade to Standard or Premium to add more ${kind}.`),
      "GET /get-locations-by-business/3": { locations: [plant] },
    },
    act: press(kind === "locations" ? "Add Location" : "Add Chemical"),
  })),
  {
    texts: ["Choose a plan"],
    at: "/dashboard/locations",
    answers: { "GET /check-number-of-locations/3": planIsFull("Full.") },
    act: each(press("Add Location"), async () => screen.findByText("Upgrade Required"), press("See plans")),
    leadsTo: "/subscription/business",
  },
];

saysEach(CASES, businessServer);
