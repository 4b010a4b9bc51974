import { describe, expect, it } from "vitest";
import {
  validateBusinessUser,
  validateInvitation,
  validateContact,
  validateQuickContact,
  validateTeamMember,
  validateUserEdit,
} from "./validate-people.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

const person = { name: "Sample User", email: "sample@example.org", password: "long enough" };
const EMAIL_FORM = { email: "Please enter a valid email address" };
const PHONE_FORM = {
  phone:
    "Enter one phone number with its area code, such as 902 555 0143 ext. 12. Outside Canada and the U.S., start with +.",
};
const TOO_SHORT = { password: "Use at least 8 characters for the password." };

describe("validateQuickContact", () => {
  it.each([
    [{ name: "" }, { name: "Please fill in name and email." }],
    [{ email: "" }, { email: "Please fill in name and email." }],
    [{ email: "x" }, EMAIL_FORM],
    [{ phone: "12" }, PHONE_FORM],
    [{ phone: "911" }, PHONE_FORM],
    [{ phone: " " }, {}],
    [{}, {}],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateQuickContact({ ...person, ...change }))).toEqual(errors);
  });
});

describe("validateContact", () => {
  it.each([
    [{ name: "" }, { name: "Name is required" }],
    [{ email: "" }, { email: "Email is required" }],
    [{ email: "x" }, EMAIL_FORM],
    [{ phone: "x1" }, PHONE_FORM],
    [{ second_phone: "n/a" }, { second_phone: PHONE_FORM.phone }],
    [{ phone: "+1 902 555 0143" }, {}],
    [{ role: "" }, { role: "Role is required" }],
    [{ role: "Chief" }, { role: "Choose a role: Manager, Supervisor, Safety Officer, Emergency Contact, Other." }],
    [{}, {}],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateContact({ ...person, role: "Other", ...change }))).toEqual(errors);
  });
});

describe("validateUserEdit", () => {
  it.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ email: "" }, { email: "Email is required" }],
    [{ email: "x" }, EMAIL_FORM],
    [{ role: "" }, { role: "Role is required" }],
    [{ role: "Owner" }, { role: "Choose a role: Admin, Manager, User, Viewer." }],
    [{}, {}],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateUserEdit({ ...person, role: "User", ...change }))).toEqual(errors);
  });
});

describe("validateBusinessUser", () => {
  it.each([
    [{ name: "" }, { name: "Please fill in all required fields." }],
    [{ email: "" }, { email: "Please fill in all required fields." }],
    [{ password: "" }, { password: "Please fill in all required fields." }],
    [{ email: "x" }, EMAIL_FORM],
    [{ password: "short" }, TOO_SHORT],
    [{ role: "Chief" }, { role: "Choose a role: Admin, Manager, User, Viewer." }],
    [{ role: "Viewer" }, {}],
    [{}, {}],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateBusinessUser({ ...person, ...change }))).toEqual(errors);
  });
});

describe("validateInvitation", () => {
  it.each([
    [{ email: "" }, { email: "Email is required" }],
    [{ email: "x" }, EMAIL_FORM],
    [{ role: "Chief" }, { role: "Choose a role: Admin, Manager, User, Viewer." }],
    [{}, {}],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateInvitation({ email: "a@example.org", role: "User", ...change }))).toEqual(errors);
  });
});

describe("validateTeamMember", () => {
  it.each([
    [{ name: "" }, { name: "Name is required" }],
    [{ email: "" }, { email: "Email is required" }],
    [{ password: "" }, { password: "Temporary password is required" }],
    [{ email: "x" }, EMAIL_FORM],
    [{ password: "short" }, TOO_SHORT],
    [{}, {}],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateTeamMember({ ...person, ...change }))).toEqual(errors);
  });
});
