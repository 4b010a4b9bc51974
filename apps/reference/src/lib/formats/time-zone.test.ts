import { isTimeZone } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { deviceTimeZone, timeZonesLike } from "./time-zone.ts";

it("names the time zone of the device", () => {
  expect(isTimeZone(deviceTimeZone())).toBe(true);
});

it("finds time zones by part of their name", () => {
  expect(timeZonesLike("halif")).toEqual(["America/Halifax"]);
  expect(timeZonesLike("St johns")).toEqual(["America/St_Johns"]);
  expect(timeZonesLike("moncton street")).toEqual([]);
  expect(timeZonesLike("america")).toHaveLength(30);
});
