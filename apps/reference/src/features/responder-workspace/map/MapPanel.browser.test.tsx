import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(() => {
  clearDevice();
  vi.restoreAllMocks();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

async function openNavigation() {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  await view.user.click(await screen.findByRole("button", { name: "Map" }));
  const card = await screen.findByRole("region", { name: "Navigation" }, { timeout: 5000 });
  return { ...view, card };
}

function stand(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void {
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found, failed) =>
    answer(found, failed ?? (() => {})),
  );
}

const at = (longitude: number, latitude: number) => ({ coords: { longitude, latitude } }) as GeolocationPosition;

it("asks for no position by itself, and says why navigation needs one", async () => {
  const asked = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  const { card } = await openNavigation();
  within(card).getByText("Location access required for navigation");
  expect(asked).not.toHaveBeenCalled();
});

it("gives the straight line where no road routing is set up: no arrival time, nothing to start", async () => {
  stand((found) => found(at(0, 0)));
  const { user, card } = await openNavigation();
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "0.02, 0.02");
  await user.click(await screen.findByRole("option", { name: /0\.02, 0\.02/ }));
  // 0.02° each way is 2 224 m, its diagonal 3 145 m.
  await within(card).findByText("3.1 km NE, straight line; no road routing configured");
  expect(within(card).queryByText("ETA")).toBeNull();
  const start = await within(card).findByRole("button", { name: /Start Navigation/ });
  expect(start.getAttribute("aria-disabled")).toBe("true");
  within(card).getByText("No road routing is set up. A straight line crosses water and buildings.");
});

it.each([
  [1, "Location access denied by user."],
  [2, "Location information is unavailable."],
  [3, "Location request timed out."],
])("says why there is no position: %d", async (code, words) => {
  stand((_found, failed) => failed({ code } as GeolocationPositionError));
  const { user, card } = await openNavigation();
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  expect(await within(card).findByText(words)).toBeTruthy();
});
