import { expect, it } from "vitest";
import {
  readInventorySearch,
  readPeopleSearch,
  readPlanSearch,
  readRegisterSearch,
  readResetSearch,
  readSheetsSearch,
  readSiteSearch,
} from "./search-params.ts";

it.each([
  [
    { locations: 2, chemicals: "30" },
    { locations: 2, chemicals: 30 },
  ],
  [{ locations: "many", chemicals: -1 }, {}],
  [{ locations: "", other: 4 }, {}],
])("reads the plan choices %o as %o", (search, read) => {
  expect(readPlanSearch(search)).toEqual(read);
});

it("keeps a reset token as text even if it looks like a number", () => {
  expect(readResetSearch({ token: "Zk3l" })).toEqual({ token: "Zk3l" });
  expect(readResetSearch({ token: 123 })).toEqual({ token: "123" });
  expect(readResetSearch({})).toEqual({});
});

it("keeps the token of an invitation", () => {
  expect(readRegisterSearch({ invitation: "0f3c" })).toEqual({ invitation: "0f3c" });
  expect(readRegisterSearch({ invitation: 9031 })).toEqual({ invitation: "9031" });
  expect(readRegisterSearch({ token: "0f3c" })).toEqual({});
});

it("reads the site whose SDSs are shown", () => {
  expect(readSiteSearch({ site: 12 })).toEqual({ site: 12 });
  expect(readSiteSearch({ site: "12" })).toEqual({ site: 12 });
  expect(readSiteSearch({ site: "pier" })).toEqual({});
});

it("reads filter and order of the SDS library", () => {
  const requested = { site: "12", search: " acid ", due: "past_review", sort: "oldest_revision", page: "3" };
  expect(readSheetsSearch(requested)).toEqual({ ...requested, site: 12, search: "acid", page: 3 });
  expect(readSheetsSearch({ due: "soon", sort: "size", page: 1, search: " " })).toEqual({});
});

it("reads the tabs of People", () => {
  expect(readPeopleSearch({ tab: "contacts" })).toEqual({ tab: "contacts" });
  expect(readPeopleSearch({ tab: "account" })).toEqual({ tab: "account" });
  expect(readPeopleSearch({ tab: "elsewhere" })).toEqual({});
});

it.each([
  [
    { search: 1203, level: "high", page: "2" },
    { search: "1203", level: "high", page: 2 },
  ],
  [
    { sort: "name", direction: "descending", location: 7 },
    { sort: "name", direction: "descending", location: 7 },
  ],
  [{ search: " ", level: "deadly", sort: "colour", direction: "up", page: 1, location: -1 }, {}],
])("reads the inventory view %o as %o", (search, part) => {
  expect(readInventorySearch(search)).toEqual(part);
});
