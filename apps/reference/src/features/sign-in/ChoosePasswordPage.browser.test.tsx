import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem, type Answer, type AnsweringTable } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const TOLD = "told by the admin";
const OWN = "one of my own";
const WRONG = problem(422, "current_password_wrong", "This is not your current password.");

async function open(table: AnsweringTable) {
  const app = renderApp("/dashboard", {
    ...emptyBusiness,
    "GET /session": { user: { ...dana, mustChangePassword: true } },
    ...table,
  });
  const current = await screen.findByLabelText("Temporary password");
  return {
    ...app,
    save: async (reported: string, own: string, repeat = own): Promise<void> => {
      const fields = [current, screen.getByLabelText("New password"), screen.getByLabelText("Confirm Password")];
      for (const [index, field] of fields.entries()) {
        await app.user.clear(field);
        const text = [reported, own, repeat][index] ?? "";
        if (text !== "") await app.user.type(field, text);
      }
      await app.user.click(screen.getByRole("button", { name: "Save new password" }));
    },
  };
}

it.each([
  ["nothing", "", "", "", "Password is required"],
  ["no password that was told", "", OWN, OWN, "Temporary password is required"],
  ["one that is too short", TOLD, "short", "short", "Use at least 8 characters for the password."],
  ["one of blanks", TOLD, "          ", "          ", "Password is required"],
  ["another confirmation", TOLD, OWN, "one of my owl", "Passwords do not match"],
])("explains the problem and sends nothing: %s", async (_, reported, own, repeat, texts) => {
  const { save, calls, address } = await open({ "POST /change-password": {} });
  await save(reported, own, repeat);
  await screen.findByText(texts);
  expect(calls()).not.toContain("POST /change-password");
  expect(address()).toBe("/choose-password");
});

it("shows which password is wrong and keeps the input", async () => {
  const { save, address } = await open({ "POST /change-password": WRONG });
  await save("something else", OWN);
  await screen.findByText("This is not the temporary password.");
  expect(screen.getByLabelText("New password")).toHaveProperty("value", OWN);
  expect(address()).toBe("/choose-password");
});

it("continues once back online", async () => {
  const answers: Answer[] = ["no network", {}];
  const { save, user, address } = await open({ "POST /change-password": () => answers.shift() ?? {} });
  await save(TOLD, OWN);
  await screen.findByText("The server could not be reached. Check your connection and try again.");
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  await waitFor(() => expect(address()).toBe("/dashboard"));
});

it("opens the app if the password was changed and only the response was lost", async () => {
  let stored = TOLD;
  const { save, user, address } = await open({
    "POST /change-password": (_, body) => {
      const { current_password, password } = body as { current_password: string; password: string };
      if (current_password !== stored) return WRONG;
      const isFirst = stored === TOLD;
      stored = password;
      return isFirst ? "no network" : {};
    },
  });
  await save(TOLD, OWN);
  await screen.findByText("The server could not be reached. Check your connection and try again.");
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  await screen.findByText("Password changed");
  await waitFor(() => expect(address()).toBe("/dashboard"));
});

it("leads to sign-in if the session has ended", async () => {
  const { save, address } = await open({ "POST /change-password": problem(401, "not_signed_in", "Sign in.") });
  await save(TOLD, OWN);
  await screen.findByText(/^Your session has ended/);
  expect(address()).toMatch(/^\/login/);
});

it("opens the app after another tab has set a password", async () => {
  const { session, address } = await open({});
  const state = session.get();
  if (state.status !== "signed-in") throw new Error("Nobody is signed in.");
  const chosen = JSON.stringify({ ...state.profile, mustChangePassword: false });
  localStorage.setItem("placard.profile", chosen);
  globalThis.dispatchEvent(new StorageEvent("storage", { key: "placard.profile", newValue: chosen }));
  await waitFor(() => expect(address()).toBe("/dashboard"));
});
