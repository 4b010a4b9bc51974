import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { ErrorBoundary } from "../../shell/root/ErrorBoundary.tsx";
import { dana } from "../people.ts";
import { clearDevice } from "../render-app.tsx";
import { broke, businessServer, typed } from "./business-records.ts";
import { press, saysEach, type Case } from "./says-each.ts";

/** The fixed texts of registration, sign-in and plans, each on its own screen, after the response that causes it. */

beforeEach(() => clearDevice());

const PLAN = "/subscription/business";

const registration = typed("registration-details", {
  emergency_contact_name: "Jo Bell",
  emergency_contact_phone: "902 555 0143",
  general_business_email: "office@harbour.example",
  business_registration: "3298471",
});

const noSession = { "GET /session": { user: null } };

const CASES: readonly Case[] = [
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
      await user.type(await screen.findByLabelText("Email"), "dana@harbour.example");
      await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
    },
  },
  {
    texts: ["Failed to create account"],
    at: "/register",
    answers: { ...noSession, "POST /insert-business": broke },
    act: async ({ user }) => {
      await user.click(await screen.findByRole("radio", { name: /Business/ }));
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

saysEach(CASES, businessServer);

it("shows what to do in place of a broken page", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React reports the error too
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
