import { chemicalKey, unNumber } from "@placard/hazmat-core";
import { chemicalFields, EMPTY_PLUME, type PlumeValues } from "@placard/ui";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../incident/incident-store.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, CONFIG, CONFIG_WITH_REGION, renderApp } from "../../../test/render-app.tsx";

beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

async function openPlume(table: Parameters<typeof renderApp>[1] = {}) {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex }, ...table });
  await view.user.click(await screen.findByRole("button", { name: "Evacuation / Plume" }));
  await screen.findByRole("button", { name: "Calculate" });
  return view;
}

it("shows the first error and removes it once corrected", async () => {
  const { user } = await openPlume();
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByRole("alertdialog", { name: /Error/ });
  expect(toastTexts()).toEqual(["Chemical name is required"]);

  await user.type(screen.getByRole("combobox", { name: "Chemical name" }), "Chlorine");
  await user.tab(); // closes the suggestions
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await waitFor(() => expect(toastTexts()).toEqual(["Incident address is required"]));
});

it("offers the substance of the open card and names both if the form has another", async () => {
  const { user } = renderApp("/responder/dashboard?chemical=cas:7782-50-5@UN1017", { "GET /session": { user: alex } });
  await screen.findByRole("heading", { name: /Chlorine/ });
  await user.click(screen.getByRole("button", { name: "Evacuation / Plume" }));
  await user.click(await screen.findByRole("button", { name: "Use the open card: Chlorine, UN1017" }));
  expect(chemicalField().value).toBe("Chlorine");
  expect(screen.queryByRole("button", { name: /open card/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Chemical Search" }));
  const search = await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" });
  await user.clear(search);
  await user.type(search, "1005");
  await screen.findByRole("heading", { name: /Ammonia/ });
  await user.click(screen.getByRole("button", { name: "Evacuation / Plume" }));
  await screen.findByText(/^The open card is for another substance: Ammonia.*UN1005\.$/);
  expect(chemicalField().value).toBe("Chlorine");
});

it.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])("keeps every form field in its frame at %i px with a long name on the open card", async (width, height) => {
  await page.viewport(width, height);
  const { user } = renderApp("/responder/dashboard?chemical=un:UN2290", { "GET /session": { user: alex } });
  await screen.findByRole("article");
  await user.click(screen.getByRole("button", { name: "Evacuation / Plume" }));
  const take = await screen.findByRole("button", { name: /^Use the open card: .{20}/ });
  const frame = take.closest(".placard-card")?.getBoundingClientRect();
  for (const part of [take, chemicalField(), screen.getByRole("button", { name: "Calculate" })]) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.right ?? 0);
  }
  expect(take.scrollWidth).toBeLessThanOrEqual(take.clientWidth);
  await page.viewport(1024, 768);
});

const chemicalField = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Chemical name" });

it("hides its errors when another module is opened", async () => {
  const { user } = await openPlume();
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByRole("alertdialog", { name: /Error/ });
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(toastTexts()).toEqual([]));
});

it("requests the weather once after the coordinates stop changing", async () => {
  const { user, calls } = await openPlume({
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, weather: "open-meteo" } },
    "GET /get-weather": WEATHER,
  });
  await user.type(screen.getByRole("combobox", { name: "Incident address" }), "44.6652, -63.5677");
  await screen.findByText(/Model, now|Model, \d+/);
  expect(calls().filter((call) => call.startsWith("GET /get-weather"))).toHaveLength(1);
});

it("keeps circle and protective action distance in calm wind and fills in weather from a METAR", async () => {
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
  await screen.findByText(/Initial isolation and protective action distances still apply/);
  const table = (await screen.findAllByRole("grid", { name: /Zones/ }))[0] ?? document.body;
  expect(table.innerText).toMatch(/Initial evacuation/);
  expect(table.innerText).toMatch(/Protective action distance, all directions/);
});

it("marks an unreported sky as assumed in form and result until someone chooses it", async () => {
  const { user } = await openFilled({ emission_rate: "2", stability: "" });
  await user.click(screen.getByRole("textbox", { name: /METAR/ }));
  await user.paste("CYHZ 211200Z AUTO 24010G22KT 9SM CLR 11/08 A3001");
  const sky = await screen.findByRole("button", { name: /Cloud cover/ });
  const field = sky.closest<HTMLElement>(".placard-field");
  await waitFor(() => expect(field?.innerText).toMatch(/Cloud: 0 tenths assumed\. CLR is from an automated station/));
  const weather = sky.closest<HTMLElement>(".placard-weather");
  expect(weather?.innerText).toMatch(
    /from WSW 240°\s+gusts 40\.7 km\/h\s+11 °C\s+82% humidity, derived from dew point 8 °C\s+QNH 1.016 mb \(sea level\), not used\s+Cloud: 0 tenths assumed/,
  );
  expect(weather?.innerText).not.toMatch(/0\/10 cloud/);

  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findAllByText(/Calculation Complete/);
  await user.click(screen.getByRole("tab", { name: "Profile" }));
  await screen.findByText(/^CLR is from an automated station/);

  await user.click(screen.getByRole("tab", { name: "Inputs" }));
  await user.click(await screen.findByRole("button", { name: /Cloud cover/ }));
  await user.click(await screen.findByRole("option", { name: "3 of 10" }));
  const chosen = await screen.findByText("3/10 cloud");
  expect(chosen.closest<HTMLElement>(".placard-weather")?.innerText).not.toMatch(/assumed/);
});

it("calculates the rate for each release source, marks wrong fields and keeps the input", async () => {
  const { user } = await openFilled({ source: "cylinder", hole_diameter_mm: "5", emission_rate: "0.05" });
  const given = await screen.findByText(/^Emission rate: 0\.0\d+ kg\/s derived/);
  expect(given.closest("[role=status]")?.textContent).toMatch(/Pressure: [\d.]+ atm, absolute derived/);

  await user.type(screen.getByLabelText(/^Contents/), "0");
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findAllByText("Enter a number greater than 0.");

  await chooseSource(user, /^Liquid pool/);
  await user.type(screen.getByLabelText(/^Pool area/), "20");
  await screen.findByText(/releases liquid. Choose liquid/); // the chosen state is kept

  await chooseSource(user, /^Known rate/);
  expect(screen.getByLabelText(/^Emission rate/)).toHaveProperty("value", "0.05");
  await chooseSource(user, /^Cylinder/);
  expect(screen.getByLabelText(/^Hole diameter/)).toHaveProperty("value", "5");
});

it("keeps the protective action distance on screen if the source gives no plume", async () => {
  const { user } = await openFilled({ source: "pool", pool_area_m2: "20", state: "liquid" });
  await screen.findByText(/boils at this temperature/);
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByText(/Initial isolation and protective action distances still apply/);
  const table = (await screen.findAllByRole("grid", { name: /Zones/ }))[0] ?? document.body;
  expect(table.innerText).toMatch(/Initial evacuation/);
  expect(table.innerText).toMatch(/Protective action distance/);
  const sentence = document.querySelector(".placard-map-sentence")?.textContent;
  expect(sentence).toMatch(/^Isolate .+ Protect people .+ downwind/);
});

it("describes the centreline concentrations and formats every number alike", async () => {
  const { user } = await openFilled({ emission_rate: "2" });
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findAllByText(/Calculation Complete/);
  await user.click(screen.getByRole("tab", { name: "Profile" }));
  const table = await screen.findByRole("grid", { name: "Along the centreline" });
  expect(table.innerText).toMatch(/1\.0 km\s+[\d.\u202f]+ ppm/);
  expect(document.querySelector(".placard-plume")?.textContent).not.toMatch(/\d,\d{3}/);
});

type User = Awaited<ReturnType<typeof openPlume>>["user"];

/**
 * Opens the form after a reload: chlorine at typed coordinates on the ground, with a wind of 5 m/s, and the given
 * values.
 */
function openFilled(part: Partial<PlumeValues>, table: Parameters<typeof renderApp>[1] = {}) {
  const values = { ...EMPTY_PLUME, ...FILLED, ...part };
  draftsOf(localStorage, `responder:${alex.user_id}`).write("quick-search/plume", values, { kind: "working" });
  return openPlume(table);
}

const FILLED = {
  ...chemicalFields({ key: chemicalKey("cas:7782-50-5"), unNumber: unNumber("1017"), name: "Chlorine" }),
  address: "44.6652, -63.5677",
  emission_height: "0",
  state: "gas",
  wind_speed: "18",
  wind_from: "225",
  temperature_c: "11",
  stability: "D",
  weather_at: "2026-11-20T23:30:00Z",
};

async function chooseSource(user: User, name: RegExp): Promise<void> {
  await user.click(screen.getByRole("button", { name: /^Release source/ }));
  await user.click(await screen.findByRole("option", { name }));
}

it("clears the layers for a name not on file and asks for the substance", async () => {
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
  const requested = await screen.findByText(/Did you mean one of these/);
  expect(requested.textContent).toMatch(/use Guide 111\. Isolate 100.m in all directions/);
  await user.click(screen.getByText("Zones", { exact: true }));
  expect((await screen.findByText(/ayers from the previous calculation were cleared/)).isConnected).toBe(true);
});

const HERE = { "GET /get-config": CONFIG_WITH_REGION };

it("asks about coordinates without their minus before it calculates, and takes the suggestion", async () => {
  const { user } = await openFilled({ address: "44.6652 63.5677", emission_rate: "2" }, HERE);
  const requested = await screen.findByText(/^This location is 8.800 km away\.$/);
  expect(requested.parentElement?.textContent).toContain("Did you mean 44.6652, −63.5677?");
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByText("Check the coordinates"); // a toast
  expect(addressField().value).toBe("44.6652 63.5677");
  expect(screen.queryByText(/Calculation Complete/)).toBeNull();

  await user.click(screen.getByRole("button", { name: "Use 44.6652, −63.5677" }));
  expect(addressField().value).toBe("44.6652, -63.5677");
  expect(document.activeElement).toBe(addressField());
  await screen.findByText(/44\.66520, -63\.56770$/);
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findAllByText(/Calculation Complete/);
});

it("keeps a place far away if the user confirms it by keyboard, also after a reload", async () => {
  const view = await openFilled({ address: "-63.5677, 44.6652", emission_rate: "2" }, HERE);
  const { user } = view;
  const keep = await screen.findByRole("button", { name: "Keep as typed" });
  addressField().focus();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(keep);
  await user.keyboard("{Enter}");
  await screen.findByText(/-63\.56770, 44\.66520$/);
  expect(addressField().value).toBe("-63.5677, 44.6652");
  view.unmount();
  await openPlume(HERE);
  await screen.findByText(/-63\.56770, 44\.66520$/);
  expect(screen.queryByRole("button", { name: "Keep as typed" })).toBeNull();
});

it("compares coordinates with the place of the last calculation, not with the region", async () => {
  const { user } = await openFilled({ address: "51.5072, -0.1276", emission_rate: "2" }, HERE);
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findAllByText(/Calculation Complete/);
  await user.click(screen.getByRole("tab", { name: "Inputs" }));
  await user.clear(addressField());
  await user.type(addressField(), "44.6652 63.5677"); // neither this place nor its other readings are near London
  await screen.findByText(/44\.66520, 63\.56770$/);
  await user.clear(addressField());
  await user.type(addressField(), "-0.1276, 51.5072");
  expect(await screen.findByRole("button", { name: "Use 51.5072, −0.1276" })).toBeTruthy();
});

it.each(["standard", "glove"] as const)(
  "keeps the buttons of the question about distant coordinates clear of Calculate on a phone in %s density",
  async (density) => {
    await page.viewport(390, 844);
    localStorage.setItem("placard.look", JSON.stringify({ responder: { density } }));
    await openFilled({ address: "44.6652 63.5677", emission_rate: "2" }, HERE);
    await screen.findByRole("button", { name: "Keep as typed" });
    const calculate = screen.getByRole("button", { name: "Calculate" });
    const form = calculate.closest(".placard-plume-form");
    for (const other of form?.querySelectorAll("button, input") ?? []) {
      if (other === calculate || !other.checkVisibility()) continue;
      expect(isOver(other.getBoundingClientRect(), calculate.getBoundingClientRect()), other.outerHTML).toBe(false);
    }
    await page.viewport(1024, 768);
  },
  60_000,
);

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const addressField = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Incident address" });

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

/** The texts below the titles of all toasts. */
const toastTexts = () =>
  screen.queryAllByRole("alertdialog").map((toast) => toast.querySelector("[slot=description]")?.textContent);
