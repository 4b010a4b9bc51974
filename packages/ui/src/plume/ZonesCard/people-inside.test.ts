import { isolationCircle } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { peopleInside } from "./people-inside.ts";

const center = { lon: -63.57, lat: 44.65 };
const circle = { radiusM: 500, polygon: isolationCircle(center, 500), basis: "", sources: [] };
const answer = { plume: null, circle, protective: null };
const far = { lon: -63.4, lat: 44.65, people: 900 };

it("adds up the staff of sites inside the zone only", () => {
  const sites = [{ ...center, people: 18 }, { ...center, people: 0 }, far];
  expect(peopleInside(answer, sites)).toEqual({ evac: { stated: 18, silentSites: 0 } });
});

it("counts a site without a staff number as unknown, not as zero", () => {
  const sites = [{ ...center, people: 18 }, { ...center, people: null }, center];
  expect(peopleInside(answer, sites)).toEqual({ evac: { stated: 18, silentSites: 2 } });
});

it("has no entry for a zone without sites", () => {
  expect(peopleInside(answer, [far])).toEqual({});
});
