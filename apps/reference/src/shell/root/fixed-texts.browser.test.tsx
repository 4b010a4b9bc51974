import {
  getBusinessUsers,
  getChemicalsByBusiness,
  getContactsByBusiness,
  getLocationsByBusiness,
  getPicturesByLocation,
  getSdsByBusiness,
  insertLocation,
  uploadPicture,
} from "@placard/api-client";
import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftsOf } from "../../forms/drafts.ts";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { problem, type AnsweringTable } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { inventoryAnswers } from "../../test/inventory-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/**
 * The fixed texts of the business area, each on its own screen, after the answer that brings it.
 *
 * Some have no way to occur any more. "Business ID not found. Please log in again." and "Business ID not found." on the
 * forms of chemicals, locations and contacts: an account of a business without a business cannot be stored, and the
 * contract lets no session through that names none. The built-in demo accounts and the mock registration, with their
 * texts: the server has accounts of its own.
 */

beforeEach(() => {
  clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // an upload then goes the way of every other call, to the test's answers
});
afterEach(() => vi.unstubAllGlobals());

const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const [ammonia] = chemicals;
const [plant] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const [gate] = getPicturesByLocation.response.parse(getPicturesByLocation.example.response).pictures;
const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
const [contact] = getContactsByBusiness.response.parse(getContactsByBusiness.example.response).users;
const [member] = getBusinessUsers.response.parse(getBusinessUsers.example.response).users;
if (!ammonia || !plant || !gate || !sheet || !contact || !member)
  throw new Error("The contract's examples hold no rows.");
const gone = { ...member, id: 9, user_id: 9, name: "Lee Fox", deactivated_at: "2026-11-21T14:05:00.000Z" };

const broke = problem(500, "internal_error", "The server encountered an error. Please try again later.");
const unread = problem(400, "invalid_request", "No.");
const signedOut = problem(401, "not_signed_in", "Sign in first.");
const unknown = problem(403, "forbidden", "No.");

const server: AnsweringTable = {
  ...emptyBusiness,
  ...inventoryAnswers(() => chemicals),
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": { pictures: [gate] },
  "GET /get-users-by-business/3": { users: [], contacts: [] },
  "GET /get-business-users/3": { users: [member, gone] },
  "GET /get-contacts-by-business/3": { users: [contact] },
  "GET /get-sds-by-business/3": { sds: [sheet] },
};

const CHEMICALS = "/dashboard/chemicals";
const LOCATIONS = "/dashboard/locations";
const SHEETS = "/dashboard/safety-data-sheets";
const USERS = "/dashboard/profile-settings?tab=users";
const CONTACTS = "/dashboard/profile-settings?tab=contacts";
const PLAN = "/subscription/business";
const SLOW = { timeout: 15_000 };

type App = ReturnType<typeof renderApp>;
type Act = (app: App) => Promise<unknown>;

const press =
  (name: string | RegExp): Act =>
  async ({ user }) =>
    user.click((await screen.findAllByRole("button", { name }, SLOW))[0] as HTMLElement);

/** Presses a button of the dialog that is open. */
const answer =
  (name: string | RegExp, role: "dialog" | "alertdialog" = "alertdialog"): Act =>
  async ({ user }) =>
    user.click(within(await screen.findByRole(role, {}, SLOW)).getByRole("button", { name }));

const each =
  (...acts: readonly Act[]): Act =>
  async (app) => {
    for (const act of acts) await act(app);
  };

const nothing: Act = () => Promise.resolve();

/** Lets a form come back with what was typed into it before. */
const typed = (name: string, values: Readonly<Record<string, string | boolean>>) => () =>
  draftsOf(localStorage, `business:${dana.id}`).write(name, values);

const newChemical = typed("add-chemical", { name: "Chlorine", quantity: "272", unit: "kg", location_id: "21" });
const newLocation = typed("add-location", { name: "Pump hall", civic_address: "1 Shore Road", pin_later: true });
const newContact = typed("add-contact", { name: "Jo", email: "jo@harbour.example", phone: "", role: "Other" });
const registration = typed("registration-details", {
  emergency_contact_name: "Jo Bell",
  emergency_contact_phone: "902 555 0143",
  general_business_email: "office@harbour.example",
  business_registration: "3298471",
});

const newUser: Act = async ({ user }) => {
  await user.click(await screen.findByRole("radio", { name: "Temporary password" }, SLOW));
  const form = within(await screen.findByRole("form", { name: "Add User" }, SLOW));
  await user.type(form.getByLabelText("Name"), "Sam");
  await user.type(form.getByLabelText("Email"), "sam@harbour.example");
  await user.type(form.getByLabelText("Temporary password"), "correct horse battery");
  await user.click(form.getByRole("button", { name: "Add User" }));
};

const openPictures = each(press("Pier Road plant"), async ({ user }) =>
  user.click(await screen.findByRole("tab", { name: /^Images/ }, SLOW)),
);

const choosePicture: Act = async ({ user }) => {
  const input = await waitFor(() => {
    const found = document.querySelector('input[type="file"]');
    if (!(found instanceof HTMLInputElement)) throw new Error("There is no field for a file.");
    return found;
  }, SLOW);
  await user.upload(input, new File(["a picture"], "gate.jpg", { type: "image/jpeg" }));
};

const uploadDialog = each(openPictures, press("Upload images"));
const send: Act = async ({ user }) => {
  const dialogs = await screen.findAllByRole("dialog", {}, SLOW);
  await user.click(within(dialogs.at(-1) as HTMLElement).getByRole("button", { name: "Upload" }));
};

const newSheet: Act = async ({ user }) => {
  const dialog = await screen.findByRole("dialog", {}, SLOW);
  await user.click(within(dialog).getByRole("button", { name: /Chemical/ }));
  await user.click(await screen.findByRole("option", { name: new RegExp(`^${ammonia.name}`) }));
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error("The dialog has no field for a file.");
  await user.upload(input, new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }));
  await user.click(await within(dialog).findByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
};

interface Case {
  readonly texts: readonly string[];
  readonly at: string;
  readonly before?: () => void;
  readonly answers: AnsweringTable;
  readonly act: Act;
  /** Where it leads, if it leads away. */
  readonly leadsTo?: string;
}

const noSession = { "GET /session": { user: null } };

const CASES: readonly Case[] = [
  // Limit checks
  ...(["locations", "chemicals"] as const).map((kind) => ({
    texts: ["Error", `Failed to check ${kind.slice(0, -1)} limit`],
    at: kind === "locations" ? LOCATIONS : CHEMICALS,
    answers: { [`GET /check-number-of-${kind}/3`]: broke },
    act: press(kind === "locations" ? "Add Location" : "Add Chemical"),
  })),
  {
    texts: ["Error", "Failed to check user limit"],
    at: USERS,
    answers: { "POST /check-number-of-users/3": broke },
    act: newUser,
  },
  {
    texts: ["Error", "Unable to verify business information. Please try again."],
    at: LOCATIONS,
    answers: { "GET /check-number-of-locations/3": unknown },
    act: press("Add Location"),
  },
  // Nobody is signed in any more
  {
    texts: ["Authentication required", "Please log in to add chemicals."],
    at: `${CHEMICALS}/add`,
    before: newChemical,
    answers: { "POST /insert-chemical": signedOut },
    act: press("Add Chemical"),
    leadsTo: "/login",
  },
  {
    texts: ["Authentication required", "Please log in to add locations."],
    at: `${LOCATIONS}/add`,
    before: newLocation,
    answers: { "POST /insert-location": signedOut },
    act: press("Save location"),
    leadsTo: "/login",
  },
  {
    texts: ["Your session has ended. Sign in again; what you typed is kept."],
    at: CHEMICALS,
    answers: { "GET /get-inventory-page/3": signedOut },
    act: nothing,
    leadsTo: "/login",
  },
  // Chemicals
  {
    texts: ["Error", "Failed to add chemical. Please try again."],
    at: `${CHEMICALS}/add`,
    before: newChemical,
    answers: { "POST /insert-chemical": broke },
    act: press("Add Chemical"),
  },
  {
    texts: ["Failed to load chemicals. Please try again."],
    at: CHEMICALS,
    answers: { "GET /get-inventory-page/3": unread, "GET /get-inventory-summary/3": unread },
    act: nothing,
  },
  {
    texts: ["Update failed", "Failed to update chemical. Please try again."],
    at: CHEMICALS,
    answers: { "PUT /update-chemical/41": broke },
    act: each(press(`Edit ${ammonia.name}`), press("Save changes")),
  },
  {
    texts: ["Delete failed", "Failed to delete chemical. Please try again."],
    at: CHEMICALS,
    answers: { "DELETE /delete-chemical/41": broke },
    act: each(press(`Delete ${ammonia.name}`), answer("Delete chemical")),
  },
  {
    texts: ["Unknown Location"],
    at: CHEMICALS,
    answers: {
      ...inventoryAnswers(() => [{ ...ammonia, location_id: 99, location_name: "", room: null, cabinet: null }]),
      "GET /get-locations-by-business/3": { locations: [] },
    },
    act: nothing,
  },
  // Locations and their pictures
  {
    texts: ["Location Creation Failed", "Failed to create location. Please try again."],
    at: `${LOCATIONS}/add`,
    before: newLocation,
    answers: { "POST /insert-location": broke },
    act: press("Save location"),
  },
  {
    texts: ["File Upload Warning", "Location was created but some files failed to upload. You can add them later."],
    at: `${LOCATIONS}/add`,
    before: newLocation,
    answers: { "POST /insert-location": insertLocation.example.response, "POST /upload-picture": broke },
    act: each(choosePicture, press("Save location")),
    leadsTo: LOCATIONS,
  },
  {
    texts: ["Failed to load users", "Could not load users and contacts from database"],
    at: `${LOCATIONS}/add`,
    answers: { "GET /get-users-by-business/3": unread },
    act: nothing,
  },
  {
    texts: ["No files selected", "Please select at least one file to upload."],
    at: LOCATIONS,
    answers: {},
    act: each(uploadDialog, send),
  },
  {
    texts: ["Upload failed", "Some files failed to upload. Please try again."],
    at: LOCATIONS,
    answers: { "POST /upload-picture": broke },
    act: each(uploadDialog, choosePicture, send),
  },
  {
    texts: ["Upload successful", "Successfully uploaded 1 file(s)."],
    at: LOCATIONS,
    answers: { "POST /upload-picture": uploadPicture.example.response },
    act: each(uploadDialog, choosePicture, send),
  },
  {
    texts: ["Picture deleted"],
    at: LOCATIONS,
    answers: { "DELETE /delete-picture/31": {} },
    act: each(openPictures, press("Delete Main gate"), answer("Delete picture")),
  },
  {
    texts: ["Delete failed", "Failed to delete the picture. Please try again."],
    at: LOCATIONS,
    answers: { "DELETE /delete-picture/31": broke },
    act: each(openPictures, press("Delete Main gate"), answer("Delete picture")),
  },
  // People
  {
    texts: ["Failed to load users", "Could not load users from database"],
    at: USERS,
    answers: { "GET /get-business-users/3": unread },
    act: nothing,
  },
  {
    texts: ["Failed to load users", "Could not load contacts from database"],
    at: CONTACTS,
    answers: { "GET /get-contacts-by-business/3": unread },
    act: nothing,
  },
  {
    texts: ["Contact Creation Failed", "Failed to create contact. Please try again."],
    at: CONTACTS,
    before: newContact,
    answers: { "POST /insert-business-contact": broke },
    act: press("Add Contact"),
  },
  {
    texts: ["Delete Contact Failed", "Failed to delete contact. Please try again."],
    at: CONTACTS,
    answers: { [`DELETE /delete-user/${contact.id}`]: broke },
    act: each(press(`Delete ${contact.name}`), answer("Delete contact")),
  },
  {
    texts: ["Add User Failed", "Failed to add user. Please try again."],
    at: USERS,
    answers: { "POST /insert-business-user": broke },
    act: newUser,
  },
  {
    texts: ["Delete User Failed", "Failed to delete user. Please try again."],
    at: USERS,
    answers: { "DELETE /delete-user/9": broke },
    act: each(press("Delete Lee Fox"), answer("Delete user")),
  },
  // Safety data sheets
  {
    texts: ["Upload failed", "Failed to upload SDS. Please try again."],
    at: SHEETS,
    answers: { "GET /get-sds-by-business/3": { sds: [{ ...sheet, chemical_id: 999 }] }, "POST /upload-sds": broke },
    act: each(press("Upload SDS"), newSheet),
  },
  {
    texts: ["SDS deleted"],
    at: SHEETS,
    answers: { [`DELETE /delete-sds/${sheet.id}`]: {} },
    act: each(press(/^Delete .*sheet/), answer("Delete sheet")),
  },
  {
    texts: ["Delete failed", "Failed to delete SDS. Please try again."],
    at: SHEETS,
    answers: { [`DELETE /delete-sds/${sheet.id}`]: broke },
    act: each(press(/^Delete .*sheet/), answer("Delete sheet")),
  },
  {
    texts: ["Add Chemical First"],
    at: SHEETS,
    answers: { ...inventoryAnswers(() => []), "GET /get-sds-by-business/3": { sds: [] } },
    act: nothing,
  },
  { texts: ["Upload First SDS"], at: SHEETS, answers: { "GET /get-sds-by-business/3": { sds: [] } }, act: nothing },
  {
    texts: ["Updated today, revision date not on file"],
    at: SHEETS,
    answers: {
      "GET /get-sds-by-business/3": { sds: [{ ...sheet, created_at: new Date().toISOString(), revision_date: null }] },
    },
    act: nothing,
  },
  {
    texts: ["Unknown date, revision date not on file"],
    at: SHEETS,
    answers: {
      "GET /get-sds-by-business/3": {
        sds: [{ ...sheet, created_at: "2999-01-01T00:00:00.000Z", revision_date: null }],
      },
    },
    act: nothing,
  },
  // Registration, sign-in and plan
  {
    texts: ["Error", "Failed to update business details"],
    at: "/dashboard",
    before: registration,
    answers: {
      "GET /session": { user: { ...dana, registrationComplete: false } },
      "PUT /update-business-registration/3": broke,
    },
    act: press("Save registration details"),
  },
  {
    texts: ["Failed to log in"],
    at: "/login",
    answers: { ...noSession, "POST /login-user": broke, "POST /login-responder": broke },
    act: async ({ user }) => {
      await user.type(await screen.findByLabelText("Email", {}, SLOW), "dana@harbour.example");
      await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
    },
  },
  {
    texts: ["Failed to create account"],
    at: "/register",
    answers: { ...noSession, "POST /insert-business": broke },
    act: async ({ user }) => {
      await user.click(await screen.findByRole("radio", { name: /Business/ }, SLOW));
      await user.type(screen.getByLabelText("Business Name"), "Harbour Ice");
      await user.type(screen.getByLabelText("User Name"), "Dana Reid");
      await user.type(screen.getByLabelText("User Email"), "dana@harbour.example");
      await user.type(screen.getByLabelText("Password"), "correct horse");
      await user.type(screen.getByLabelText("Confirm Password"), "correct horse");
      await user.click(screen.getByRole("button", { name: "Create account" }));
    },
  },
  {
    texts: ["No plan selected", "Please select a subscription plan to continue"],
    at: PLAN,
    answers: noSession,
    act: press("Continue to Dashboard"),
  },
  {
    texts: ["Update failed", "Business ID not found. Please try logging in again."],
    at: `${PLAN}?locations=1&chemicals=5`,
    answers: noSession,
    act: press("Continue to Dashboard"),
  },
];

/** A sentence by itself; after a failure of the server with the number to report, and what failed where that is named. */
const said = (text: string) => (content: string, element: Element | null) =>
  content === text ||
  content === `${text} If it stays, report number test.` ||
  content.startsWith(`${text}. If it stays`) ||
  (text.startsWith("Location was created") && element !== null && content.startsWith(text));

/** Brings it about, and waits for each of its texts. */
async function bring(one: Case): Promise<App> {
  one.before?.();
  const app = renderApp(one.at, { ...server, ...one.answers });
  await one.act(app);
  for (const text of one.texts) {
    expect((await screen.findAllByText(said(text), {}, SLOW)).length, text).toBeGreaterThan(0);
  }
  return app;
}

const named = (one: Case) => [one.texts.join(" / "), one] as const;

it.each(CASES.filter(({ leadsTo }) => leadsTo === undefined).map(named))(
  "says %s",
  async (_, one) => {
    const { calls } = await bring(one);
    expect(calls()).toContain("GET /session");
  },
  60_000,
);

it.each(CASES.filter(({ leadsTo }) => leadsTo !== undefined).map(named))(
  "says %s, and leads on",
  async (_, one) => {
    const { address } = await bring(one);
    await waitFor(() => expect(address()).toBe(one.leadsTo));
  },
  60_000,
);

it("says in place of a page that broke what can be done", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells of the failure too
  function Broken(): never {
    throw new Error("It broke.");
  }
  render(
    <MessagesProvider messages={en}>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </MessagesProvider>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Refresh Page" })).toBeTruthy();
  vi.restoreAllMocks();
});
