import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(() => {
  clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

async function openPlume() {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  await view.user.click(await screen.findByRole("button", { name: "Evacuation / Plume" }));
  await screen.findByRole("button", { name: "Calculate" }, { timeout: 5000 });
  return view;
}

it("tells the first thing that is wrong, and takes it back once it is mended", async () => {
  const { user } = await openPlume();
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByRole("alertdialog", { name: /Error/ });
  expect(toastTexts()).toEqual(["Chemical name is required"]);

  await user.type(screen.getByRole("combobox", { name: "Chemical name" }), "Chlorine");
  await user.tab(); // closes the suggestions
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await waitFor(() => expect(toastTexts()).toEqual(["Incident address is required"]));
});

it("takes its errors along when another module is opened, so that they lie over none", async () => {
  const { user } = await openPlume();
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByRole("alertdialog", { name: /Error/ });
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(toastTexts()).toEqual([]));
});

const toastTexts = () => screen.queryAllByRole("alertdialog").map((toast) => lastLine(toast.innerText));
const lastLine = (text: string) => text.trim().split("\n").at(-1);
