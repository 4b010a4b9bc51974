import { unNumber } from "@placard/hazmat-core";
import { describe, expect, it } from "vitest";
import type { Fetch } from "../client/call-options.ts";
import { createCaller, type Caller } from "../client/caller.ts";
import { answering, contractFetch, errorBody, type SeenCall } from "../test/contract-fetch.ts";
import { httpChemicalSource } from "./http-chemical-source.ts";
import { httpDirections } from "./http-directions.ts";
import { httpGeocoder, httpRegistrationGeocoder } from "./http-geocoder.ts";
import { httpWeather } from "./http-weather.ts";

function callerOf(fetch: Fetch): Caller {
  return createCaller({ baseUrl: "https://placard.example", fetch });
}

describe("httpChemicalSource", () => {
  it("reads search, record and safety from the contract's examples", async () => {
    const source = httpChemicalSource(callerOf(contractFetch()));
    expect((await source.search("un 1005", { limit: 5 }))[0]?.key).toBe("cas:7664-41-7");
    expect((await source.record("cas:7664-41-7"))?.name).toBe("Ammonia, anhydrous");
    expect((await source.safety("cas:7664-41-7"))?.chemicalName).toBe("Ammonia, anhydrous");
    expect(await source.meant("un 1005")).toMatchObject({ kind: "one", match: { key: "cas:7664-41-7" } });
  });

  it("requests safety information for the chosen UN number", async () => {
    const seen: SeenCall[] = [];
    const ref = { key: "cas:7697-37-2", unNumber: unNumber("2032") } as const;
    await httpChemicalSource(callerOf(contractFetch(seen)))
      .safety(ref)
      .catch(() => null);
    expect(decodeURIComponent(seen[0]?.url ?? "")).toMatch(/get-safety-properties\/cas:7697-37-2\?un_number=UN2032$/);
  });

  it("returns nothing for a blank query, without a call", async () => {
    const seen: SeenCall[] = [];
    expect(await httpChemicalSource(callerOf(contractFetch(seen))).search("  ")).toEqual([]);
    expect(await httpChemicalSource(callerOf(contractFetch(seen))).meant("  ")).toEqual({ kind: "none" });
    expect(seen).toEqual([]);
  });

  it("returns null and an empty list for chemicals not on file", async () => {
    const source = httpChemicalSource(callerOf(answering(errorBody("chemical_not_found"), 404)));
    expect(await source.record("un:UN9999")).toBeNull();
    expect(await source.safety("un:UN9999")).toBeNull();
    expect(await source.search("nonesuch")).toEqual([]);
  });

  it("rejects if the server fails, so that no failure reads as not found", async () => {
    const source = httpChemicalSource(callerOf(answering(errorBody("internal_error"), 500)));
    await expect(source.record("cas:7664-41-7")).rejects.toMatchObject({ status: 500 });
  });
});

describe("httpGeocoder", () => {
  it("suggests addresses", async () => {
    const [place] = await httpGeocoder(callerOf(contractFetch())).suggest(" 100 pier ");
    expect(place?.precision).toBe("registered");
  });

  it("uses only the gazetteer for the registration form", async () => {
    const [place] = await httpRegistrationGeocoder(callerOf(contractFetch())).suggest("halif");
    expect(place?.source).toBe("gazetteer");
  });

  it("sends no request below three characters", async () => {
    const seen: SeenCall[] = [];
    expect(await httpGeocoder(callerOf(contractFetch(seen))).suggest("ha")).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe("httpWeather", () => {
  it("returns the weather with its source", async () => {
    const weather = await httpWeather(callerOf(contractFetch())).at([-63.5752, 44.6488]);
    expect(weather).toMatchObject({ source: "Open-Meteo", wind_from_deg: 240 });
  });

  it("returns null without a provider, never default weather", async () => {
    const weather = httpWeather(callerOf(answering(errorBody("provider_not_configured"), 503)));
    expect(await weather.at([-63.5752, 44.6488])).toBeNull();
  });

  it("rejects if the provider fails", async () => {
    const weather = httpWeather(callerOf(answering(errorBody("provider_failed"), 502)));
    await expect(weather.at([-63.5752, 44.6488])).rejects.toMatchObject({ code: "provider_failed" });
  });
});

describe("httpDirections", () => {
  it("sends longitude first", async () => {
    const seen: SeenCall[] = [];
    await httpDirections(callerOf(contractFetch(seen))).route([-63.5752, 44.6488], [-63.57, 44.65], "driving");
    expect(decodeURIComponent(seen[0]?.url ?? "")).toContain("/api/directions/driving/-63.5752,44.6488;-63.57,44.65");
  });

  it("sends the areas to avoid, if any", async () => {
    const seen: SeenCall[] = [];
    const directions = httpDirections(callerOf(contractFetch(seen)), { goesAround: true });
    const ring = [
      [-63.573, 44.648],
      [-63.572, 44.648],
      [-63.572, 44.649],
      [-63.573, 44.648],
    ] as const;
    const route = await directions.route([-63.5752, 44.6488], [-63.57, 44.65], "driving", { avoid: [ring] });
    expect(route?.around).toBe("around");
    await directions.route([-63.5752, 44.6488], [-63.57, 44.65], "driving", { avoid: [] });
    expect(seen.map(({ init }) => init.method)).toEqual(["POST", "GET"]);
    expect(directions.goesAround).toBe(true);
  });

  it("returns null without a provider and without a route", async () => {
    const none = httpDirections(callerOf(contractFetch()));
    expect(await none.route([-63.5752, 44.6488], [-63.57, 44.65], "driving")).toBeNull();
    const lost = httpDirections(callerOf(answering(errorBody("route_not_found"), 404)));
    expect(await lost.route([-63.5752, 44.6488], [0, 0], "walking")).toBeNull();
  });
});
