import { isolationCircle } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { peopleInside } from "./people-inside.ts";

const center = { lon: -63.57, lat: 44.65 };
const circle = { radiusM: 500, polygon: isolationCircle(center, 500), basis: "", sources: [] };
const answer = { plume: null, circle, protective: null };
const far = { lon: -63.4, lat: 44.65, people: 900 };

it("adds up who works at the sites inside, and no one from outside", () => {
  const sites = [{ ...center, people: 18 }, { ...center, people: 0 }, far];
  expect(peopleInside(answer, sites)).toEqual({ evac: { stated: 18, silentSites: 0 } });
});

it("a site that says nothing of its people is not no one", () => {
  const sites = [{ ...center, people: 18 }, { ...center, people: null }, center];
  expect(peopleInside(answer, sites)).toEqual({ evac: { stated: 18, silentSites: 2 } });
});

it("has nothing to say of a zone with no site inside", () => {
  expect(peopleInside(answer, [far])).toEqual({});
});
