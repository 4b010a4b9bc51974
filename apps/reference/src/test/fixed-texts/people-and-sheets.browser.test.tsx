import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { sheetAnswers } from "../sheet-answers.ts";
import { clearDevice } from "../render-app.tsx";
import { broke, businessServer, record, typed, unread } from "./business-records.ts";
import { answer, each, nothing, press, saysEach, type Act, type Case } from "./says-each.ts";

/** The fixed texts of a business's people and SDSs, each on its own screen, after the response that causes it. */

beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads then use fetch and get the test's responses
});
afterEach(() => vi.unstubAllGlobals());

const { ammonia, chemicals, contact, sheet } = record;
const SHEETS = "/dashboard/safety-data-sheets";
const USERS = "/dashboard/profile-settings?tab=users";
const CONTACTS = "/dashboard/profile-settings?tab=contacts";

const newContact = typed("add-contact", { name: "Jo", email: "jo@harbour.example", phone: "", role: "Other" });

const newUser: Act = async ({ user }) => {
  await user.click(await screen.findByRole("radio", { name: "Temporary password" }));
  const form = within(await screen.findByRole("form", { name: "Add User" }));
  await user.type(form.getByLabelText("Name"), "Sam");
  await user.type(form.getByLabelText("Email"), "sam@harbour.example");
  await user.type(form.getByLabelText("Temporary password"), "correct horse battery");
  await user.click(form.getByRole("button", { name: "Add User" }));
};

const newSheet: Act = async ({ user }) => {
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: /Chemical/ }));
  await user.click(await screen.findByRole("option", { name: new RegExp(`^${ammonia.name}`) }));
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error("The dialog has no field for a file.");
  await user.upload(input, new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }));
  await user.click(await within(dialog).findByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
};

const CASES: readonly Case[] = [
  // People
  {
    texts: ["Error", "Failed to check user limit"],
    at: USERS,
    answers: { "POST /check-number-of-users/3": broke },
    act: newUser,
  },
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
    answers: { ...sheetAnswers([{ ...sheet, chemical_id: 999 }], chemicals), "POST /upload-sds": broke },
    act: each(press("Upload SDS"), newSheet),
  },
  {
    texts: ["SDS deleted"],
    at: SHEETS,
    answers: { [`DELETE /delete-sds/${sheet.id}`]: {} },
    act: each(press(/^Delete .*SDS/), answer("Delete SDS")),
  },
  {
    texts: ["Delete failed", "Failed to delete SDS. Please try again."],
    at: SHEETS,
    answers: { [`DELETE /delete-sds/${sheet.id}`]: broke },
    act: each(press(/^Delete .*SDS/), answer("Delete SDS")),
  },
  {
    texts: ["Add Chemical First"],
    at: SHEETS,
    answers: sheetAnswers([], []),
    act: nothing,
  },
  { texts: ["Upload First SDS"], at: SHEETS, answers: sheetAnswers([], chemicals), act: nothing },
  {
    texts: ["Updated today, revision date not on file"],
    at: SHEETS,
    answers: sheetAnswers([{ ...sheet, created_at: new Date().toISOString(), revision_date: null }], chemicals),
    act: nothing,
  },
  {
    texts: ["Unknown date, revision date not on file"],
    at: SHEETS,
    answers: sheetAnswers([{ ...sheet, created_at: "2999-01-01T00:00:00.000Z", revision_date: null }], chemicals),
    act: nothing,
  },
];

saysEach(CASES, businessServer);
