import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../../test/render-app.tsx";

beforeEach(() => {
  clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

async function openPlume(table: Parameters<typeof renderApp>[1] = {}) {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex }, ...table });
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

it("asks the weather service once, when the coordinates stand still", async () => {
  const { user, calls } = await openPlume({
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, weather: "open-meteo" } },
    "GET /get-weather": WEATHER,
  });
  await user.type(screen.getByRole("combobox", { name: "Incident address" }), "44.6652, -63.5677");
  await screen.findByText(/Model, now|Model, \d+/);
  expect(calls().filter((call) => call.startsWith("GET /get-weather"))).toHaveLength(1);
});

it("keeps circle and protective distance in calm air, and fills the weather from a METAR", async () => {
  const { user } = await openPlume();
  await user.type(screen.getByRole("combobox", { name: "Chemical name" }), "chlorine");
  await user.click((await screen.findAllByRole("option", { name: /^Chlorine/ }))[0] ?? document.body);
  await user.type(screen.getByRole("combobox", { name: "Incident address" }), "20TMQ5412345678");
  await user.tab();
  await user.type(screen.getByLabelText(/Emission rate/), "0.05");
  await user.type(screen.getByLabelText(/Emission height/), "0");
  await user.click(screen.getByText("Gas"));
  await user.click(screen.getByRole("textbox", { name: /METAR/ }));
  await user.paste("CYHZ 211200Z 00000KT CAVOK 11/08 Q1018");
  await screen.findByText(/^METAR CYHZ 211200Z\./);
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByText(/Initial isolation and protective distance stand/);
  const table = (await screen.findAllByRole("grid", { name: /Zones/ }))[0] ?? document.body;
  expect(table.innerText).toMatch(/Initial evacuation/);
  expect(table.innerText).toMatch(/Protective distance, all round/);
}, 30_000);

it("clears the layers for a name that is not on file, and asks what is meant", async () => {
  const { user } = await openPlume();
  const paste = async (box: HTMLElement, text: string): Promise<void> => {
    await user.click(box);
    await user.paste(text);
  };
  await paste(screen.getByRole("combobox", { name: "Chemical name" }), "viny chloride");
  await user.tab(); // closes the suggestions
  await paste(screen.getByRole("combobox", { name: "Incident address" }), "44.6652, -63.5677");
  await user.tab();
  await paste(screen.getByLabelText(/Emission rate/), "0.05");
  await paste(screen.getByLabelText(/Emission height/), "0");
  await user.click(screen.getByText("Gas"));
  await paste(screen.getByRole("textbox", { name: /METAR/ }), "CYHZ 211200Z 24010KT CAVOK 11/08 Q1018");
  await screen.findByText(/^METAR CYHZ 211200Z\./);
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByText(/Did you mean one of these/);
  await user.click(screen.getByText("Zones", { exact: true }));
  expect((await screen.findByText(/layers of the earlier calculation are cleared/)).isConnected).toBe(true);
}, 30_000);

const WEATHER = {
  status: "success",
  temperature_c: 12,
  wind_kph: 18,
  wind_from_deg: 240,
  humidity_percent: 70,
  cloud_tenths: 5,
  pressure_mb: 1013,
  condition: null,
  kind: "model",
  source: "Open-Meteo",
  observed_at: new Date().toISOString(),
  station_distance_m: null,
  wind_dir: "WSW",
  humidity: 70,
  location: "Halifax NS",
};

const toastTexts = () => screen.queryAllByRole("alertdialog").map((toast) => lastLine(toast.innerText));
const lastLine = (text: string) => text.trim().split("\n").at(-1);
