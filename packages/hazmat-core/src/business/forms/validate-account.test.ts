import { describe, expect, it } from "vitest";
import { firstError } from "./entry.ts";
import {
  validateAccountType,
  validateLogin,
  validatePasswordChange,
  validatePasswordReset,
  validatePasswordResetRequest,
  validateResponderRegistration,
} from "./validate-account.ts";
import { validateBusinessRegistration } from "./validate-business.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

describe("validateLogin", () => {
  it("requires e-mail and password", () => {
    expect(Object.entries(said(validateLogin({ email: " ", password: "" })))).toEqual([
      ["email", "Email is required"],
      ["password", "Password is required"],
    ]);
  });

  it("rejects an invalid e-mail address", () => {
    expect(said(validateLogin({ email: "crew", password: "x" }))).toEqual({
      email: "Please enter a valid email address",
    });
  });

  it("accepts a password that is too short for a new one", () => {
    expect(said(validateLogin({ email: "crew@example.org", password: "x" }))).toEqual({});
  });
});

it.each([[undefined], [""], ["visitor"]])("requires an account type instead of %j", (account_type) => {
  expect(said(validateAccountType({ account_type }))).toEqual({ account_type: "Please select an account type" });
});

it.each([["business"], ["responder"]])("accepts the account type %s", (account_type) => {
  expect(said(validateAccountType({ account_type }))).toEqual({});
});

describe("validateBusinessRegistration", () => {
  const right = {
    business_name: "Sample Water Treatment",
    name: "Sample User",
    email: "sample@example.org",
    password: "long enough",
    confirm_password: "long enough",
  };

  it("requires only name, user, e-mail and password", () => {
    expect(said(validateBusinessRegistration(right))).toEqual({});
  });

  it.each([
    ["business_name", "Business name is required"],
    ["name", "User name is required"],
    ["email", "Email is required"],
    ["password", "Password is required"],
  ] as const)("requires %s", (field, message) => {
    expect(firstError(said(validateBusinessRegistration({ ...right, [field]: " " })))).toEqual({
      field,
      problem: message,
    });
  });

  it.each([
    [{ email: "sample" }, { email: "Please enter a valid email address" }],
    [{ confirm_password: "long enouhg" }, { confirm_password: "Passwords do not match" }],
    [{ confirm_password: "" }, { confirm_password: "Passwords do not match" }],
    [{ number_of_locations: "many" }, { number_of_locations: "Choose the number of locations from the list." }],
    [{ number_of_chemicals: -1 }, { number_of_chemicals: "Choose the number of chemicals from the list." }],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateBusinessRegistration({ ...right, ...change }))).toEqual(errors);
  });

  it("states the password rule", () => {
    expect(said(validateBusinessRegistration({ ...right, password: "short", confirm_password: "short" }))).toEqual({
      password: "Use at least 8 characters for the password.",
    });
  });

  it("does not require a repeated password if the form has none", () => {
    const { confirm_password: _, ...body } = right;
    expect(said(validateBusinessRegistration(body))).toEqual({});
  });

  it("returns its errors in the order of the form", () => {
    expect(Object.keys(said(validateBusinessRegistration({})))).toEqual(["business_name", "name", "email", "password"]);
  });
});

describe("validateResponderRegistration", () => {
  const right = {
    registration_type: "Team Member",
    name: "Sample User",
    email: "sample@example.org",
    department_name: "Sample Regional Fire",
    password: "long enough",
    confirm_password: "long enough",
  };

  it("accepts a complete form", () => {
    expect(said(validateResponderRegistration(right))).toEqual({});
  });

  it.each([
    [{ name: "" }, { name: "Full name is required" }],
    [{ email: "" }, { email: "Email is required" }],
    [{ email: "x@y" }, { email: "Please enter a valid email address" }],
    [{ department_name: "" }, { department_name: "Department is required" }],
    [{ password: "", confirm_password: "" }, { password: "Password is required" }],
    [{ confirm_password: "other" }, { confirm_password: "Passwords do not match" }],
    [{ registration_type: "Chief" }, { registration_type: "Choose Department Admin or Team Member." }],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateResponderRegistration({ ...right, ...change }))).toEqual(errors);
  });
});

it("validates a reset request and a new password", () => {
  expect(said(validatePasswordResetRequest({}))).toEqual({ email: "Email is required" });
  expect(said(validatePasswordResetRequest({ email: "x" }))).toEqual({ email: "Please enter a valid email address" });
  expect(said(validatePasswordResetRequest({ email: "a@example.org" }))).toEqual({});
  expect(said(validatePasswordReset({ password: "long enough", confirm_password: "other" }))).toEqual({
    confirm_password: "Passwords do not match",
  });
  expect(said(validatePasswordReset({ password: "long enough", confirm_password: "long enough" }))).toEqual({});
});

it.each([
  [{ current_password: "" }, { current_password: "Enter your current password" }],
  [
    { password: "short" },
    { password: "Use at least 8 characters for the password.", confirm_password: "Passwords do not match" },
  ],
  [{ confirm_password: "other" }, { confirm_password: "Passwords do not match" }],
  [{}, {}],
])("validates a password change: %j", (change, errors) => {
  const right = { current_password: "x", password: "long enough", confirm_password: "long enough" };
  expect(said(validatePasswordChange({ ...right, ...change }))).toEqual(errors);
});
