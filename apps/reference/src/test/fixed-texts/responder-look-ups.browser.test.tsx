import { HttpError } from "@placard/api-client";
import { getBusinessDetails, getLocationsByBusiness, searchBusinesses } from "@placard/api-client/internal";
import { chemicalKey, unNumber } from "@placard/hazmat-core";
import { chemicalFields, EMPTY_PLUME } from "@placard/ui";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { writeMode } from "../../incident/incident-store.ts";
import { chemicalSource } from "../../lib/chemical/chemical-source.ts";
import { problem } from "../answering-fetch.ts";
import { inventoryAnswers } from "../inventory-answers.ts";
import { alex } from "../people.ts";
import { clearDevice } from "../render-app.tsx";
import { at, saved, responderServer, searchFor, withProviders } from "./responder.ts";
import { each, nothing, press, saysEach, type Act, type Case } from "./says-each.ts";

/**
 * The fixed texts of a responder's look-ups and calculations, each on its own screen, after its cause.
 *
 * Some have another wording. For a name that is not on file, every substance field and link shows a question with
 * similar names; the safety module adds "Chemical Not Found" above it. "HTTP error" with the status is the message of
 * the client's `HttpError`, for logs.
 */

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});
afterEach(() => vi.restoreAllMocks());

const down = problem(503, "provider_failed", "Down.");
const unread = problem(400, "invalid_request", "No.");
const { businesses } = searchBusinesses.example.response;
const [{ business_id }] = businesses;
const details = getBusinessDetails.example.response;
const [site] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
if (site === undefined) throw new Error("The contract's example has no location.");

/** Makes the chemical data source of this device fail. */
const breaks = (part: "meant" | "record" | "safety", error: Error) => () =>
  void vi.spyOn(chemicalSource, part).mockRejectedValue(error);

const FILLED = {
  ...EMPTY_PLUME,
  ...chemicalFields({ key: chemicalKey("cas:7782-50-5"), unNumber: unNumber("1017"), name: "Chlorine" }),
  address: "44.6652, -63.5677",
  emission_rate: "0.05",
  emission_height: "0",
  state: "gas",
  wind_speed: "18",
  wind_from: "225",
  temperature_c: "11",
  stability: "D",
  weather_at: "2026-11-20T23:30:00Z",
};
const filled = saved("plume", FILLED);
const filledSolid = saved("plume", { ...FILLED, state: "solid" });
const and =
  (...before: readonly (() => void)[]) =>
  () =>
    before.forEach((one) => one());

const openSensor = each(press("Conversion"), async ({ user }) =>
  user.click(await screen.findByRole("radio", { name: "Sensor Turn-back PPM" })),
);
const convert =
  (chemical: string, field: RegExp, value: string, button: string): Act =>
  async ({ user }) => {
    const dialog = within(await screen.findByRole("dialog"));
    if (chemical !== "") {
      await user.type(await dialog.findByRole("combobox", { name: "Chemical name" }), chemical);
      await user.tab();
    }
    if (value !== "") await user.type(await dialog.findByRole("textbox", { name: field }), value);
    await user.click(await dialog.findByRole("button", { name: button }));
  };

const CASES: readonly Case[] = [
  // Plume
  {
    texts: [
      "Server Error",
      "The calculation server encountered an error. Please verify the chemical name exists in the database and try again.",
    ],
    at: at("evacuation-plume"),
    before: and(filled, breaks("record", new HttpError(500, null, "", null))),
    answers: {},
    act: press("Calculate"),
  },
  {
    texts: ["Failed to calculate evacuation zone", "The figures are torn."],
    at: at("evacuation-plume"),
    before: and(filledSolid, breaks("record", new Error("The figures are torn."))),
    answers: {},
    act: press("Calculate"),
  },
  {
    texts: ["Unable to fetch weather data", "Enter by hand"],
    at: at("evacuation-plume"),
    before: saved("plume", { ...EMPTY_PLUME, address: "44.6652, -63.5677" }),
    answers: { ...withProviders, "GET /get-weather": down },
    act: nothing,
  },
  // Safety and chemicals
  {
    texts: ["Server Error", "Unable to fetch safety information at this time. Please try again later."],
    at: at("suits-decon"),
    before: breaks("meant", new Error("The file is torn.")),
    answers: {},
    act: searchFor("chlorine"),
  },
  {
    texts: ["Server Error", "Unable to fetch safety information. Please try again later."],
    at: at("suits-decon"),
    before: breaks("safety", new Error("The file is torn.")),
    answers: {},
    act: searchFor("chlorine"),
  },
  {
    texts: ["Chemical Not Found", "“zzqqx” is not on file.", "Check the spelling, or use the UN or CAS number."],
    at: at("suits-decon"),
    answers: {},
    act: searchFor("zzqqx"),
  },
  {
    texts: ["“1-00-0” is not on file."],
    at: "/responder/dashboard?chemical=cas:1-00-0",
    answers: {},
    act: nothing,
  },
  // Businesses
  {
    texts: ["Failed to search businesses. Please try again."],
    at: at("business-search"),
    answers: { "GET /search-businesses": unread },
    act: searchFor("harbour"),
  },
  {
    texts: ['No businesses found for "harbour"'],
    at: at("business-search"),
    answers: { "GET /search-businesses": { ...searchBusinesses.example.response, businesses: [] } },
    act: searchFor("harbour"),
  },
  {
    texts: ["Failed to load business details. Please try again."],
    at: at("business-search"),
    before: saved("business-search", {
      term: "harbour",
      selected: String(business_id),
      name: "x",
      openedUnder: "harbour",
    }),
    answers: { "GET /search-businesses": searchBusinesses.example.response },
    act: nothing,
  },
  {
    texts: ["Business ID is invalid, cannot fetch details."],
    at: at("business-search"),
    before: saved("business-search", { term: "harbour", selected: "B-7", name: "x", openedUnder: "harbour" }),
    answers: { "GET /search-businesses": searchBusinesses.example.response },
    act: nothing,
  },
  {
    texts: ["0 pictures"],
    at: at("business-search"),
    before: saved("business-search", {
      term: "harbour",
      selected: String(business_id),
      name: "x",
      openedUnder: "harbour",
    }),
    answers: {
      "GET /search-businesses": searchBusinesses.example.response,
      [`GET /get-business-details/${business_id}`]: details,
      [`GET /get-locations-by-business/${business_id}`]: { locations: [site] },
      ...inventoryAnswers(() => [], business_id),
      [`GET /get-pictures-by-location/${site.id}`]: unread,
    },
    act: nothing,
  },
  // Conversions
  {
    texts: ["Error", "Please enter a chemical name"],
    at: at("chemical-search"),
    answers: {},
    act: each(press("Conversion"), convert("", /^ppm/, "1", "Convert")),
  },
  {
    texts: ["Error", "Please enter a value to convert"],
    at: at("chemical-search"),
    answers: {},
    act: each(press("Conversion"), convert("chlorine", /^ppm/, "", "Convert")),
  },
  {
    texts: ["Error", "Please enter both chemical name and correction factor"],
    at: at("chemical-search"),
    answers: {},
    act: each(openSensor, convert("chlorine", /^Sensor/, "", "Calculate")),
  },
  {
    texts: ["Conversion failed", "Enter a lower value: 1 000 000 ppm is pure gas."],
    at: at("chemical-search"),
    answers: {},
    act: each(press("Conversion"), convert("chlorine", /^ppm/, "2000000", "Convert")),
  },
  {
    texts: ["Calculation failed", "This substance does not burn, so it has no LEL. Use its toxic limits to turn back."],
    at: at("chemical-search"),
    answers: {},
    act: each(openSensor, convert("chlorine", /^Sensor/, "1", "Calculate")),
  },
];

saysEach(CASES, responderServer);
