import { getWeather } from "@placard/api-client/internal";
import { EMPTY_PLUME } from "@placard/ui";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../incident/incident-store.ts";
import { problem, type AnsweringTable } from "../../../test/answering-fetch.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../../test/render-app.tsx";

/** The plume form when weather or address providers fail, are slow or return invalid data. */

beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

const READ = { ...getWeather.example.response, observed_at: new Date().toISOString() };
const html = () => new Blob(["<!doctype html><title>Sign in</title>"], { type: "text/html" });
const never = () => new Promise<object>(() => undefined);

function open(address: string, table: AnsweringTable) {
  draftsOf(localStorage, `responder:${alex.user_id}`).write(
    "quick-search/plume",
    { ...EMPTY_PLUME, address },
    { kind: "working" },
  );
  return renderApp("/responder/dashboard?module=evacuation-plume", {
    "GET /session": { user: alex },
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, weather: "open-meteo" } },
    ...table,
  });
}

describe("weather from a provider", () => {
  const weatherCard = async () => {
    const title = await screen.findByRole("heading", { name: "Weather" });
    return title.closest<HTMLElement>(".placard-weather") ?? title;
  };

  it.each<readonly [string, AnsweringTable[string]]>([
    ["an error", problem(502, "provider_failed", "Down.")],
    ["a page of HTML", html],
    ["9000 °C", { ...READ, temperature_c: 9000 }],
  ])(
    "shows an error after %s, without figures, and can be entered by hand",
    async (_, answer) => {
      const { user } = open("44.6652, -63.5677", { "GET /get-weather": answer });
      await screen.findByText("Unable to fetch weather data");
      const card = await weatherCard();
      expect(card.textContent).toContain("Wind and temperature are missing. Enter them by hand");
      expect(card.textContent).not.toMatch(/km\/h|°C/);
      await user.click(within(card).getByRole("button", { name: "Enter by hand" }));
      const wind = await screen.findByLabelText(/^Wind speed/);
      expect(
        [wind, screen.getByLabelText(/^Air temperature/)].map((field) => (field as HTMLInputElement).value),
      ).toEqual(["", ""]);
    },
    60_000,
  );

  it("can be entered by hand while it loads", async () => {
    const { user } = open("44.6652, -63.5677", { "GET /get-weather": never });
    await user.click(await screen.findByText("Enter by hand"));
    expect((await screen.findByLabelText(/^Wind speed/)).isConnected).toBe(true);
  });
});

describe("an address from a provider", () => {
  const place = { id: "p", place_name: "18 Sample Wharf", precision: "rooftop", source: "service" };

  it.each<readonly [string, AnsweringTable[string]]>([
    ["an error", problem(502, "provider_failed", "Down.")],
    ["a latitude of 400", { suggestions: [{ ...place, center: [-63.5, 400] }] }],
  ])(
    "shows the error after %s and still accepts coordinates",
    async (_, answer) => {
      const { user } = open("", { "GET /address-suggestions": answer });
      const box = await screen.findByRole("combobox", { name: "Incident address" });
      await user.click(box);
      await user.paste("18 Sample");
      await screen.findByText("Suggestions are not available right now. Your text is kept.");
      expect(screen.queryByText("18 Sample Wharf")).toBeNull();
      expect(box).toHaveProperty("value", "18 Sample");
      await user.clear(box);
      await user.click(box);
      await user.paste("44.6652, -63.5677");
      expect((await screen.findByText("44.6652, -63.5677")).isConnected).toBe(true);
      await waitFor(() => expect(screen.queryByText(/Suggestions are not available/)).toBeNull());
    },
    60_000,
  );
});
