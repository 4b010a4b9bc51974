import { expect, it } from "vitest";
import { lacksPin, validateLocation, validateNewPlace, validateSitePlace } from "./validate-location.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

const right = { name: "Harbour Works", civic_address: "18 Sample Wharf, Dartmouth NS" };

it("requires only a name and a civic address", () => {
  expect(said(validateLocation(right))).toEqual({});
  expect(said(validateLocation({ ...right, square_feet: "18400", number_employees: 14, contact_id: "2" }))).toEqual({});
  expect(said(validateLocation({ ...right, square_feet: "12,500", number_employees: "1 200" }))).toEqual({});
});

it("returns its errors in the specified order", () => {
  expect(Object.entries(said(validateLocation({ name: " ", civic_address: " " })))).toEqual([
    ["name", "Location name is required"],
    ["civic_address", "Civic address is required"],
  ]);
});

it.each([
  [{ square_feet: "18,40" }, { square_feet: "Enter the square feet as a whole number, 0 or more." }],
  [{ number_employees: -1 }, { number_employees: "Enter the number of employees as a whole number, 0 or more." }],
  [
    { square_feet: "99999999999" },
    { square_feet: "More than 100 000 000 square feet is not a plausible size. Check the figure." },
  ],
  [
    { square_feet: "100,000,001" },
    { square_feet: "More than 100 000 000 square feet is not a plausible size. Check the figure." },
  ],
  [
    { number_employees: "3000000000" },
    { number_employees: "More than 1 000 000 employees is not plausible. Check the figure." },
  ],
  [{ contact_id: "2.5" }, { contact_id: "Choose the manager from the list." }],
])("returns the problems of %j", (change, errors) => {
  expect(said(validateLocation({ ...right, ...change }))).toEqual(errors);
});

it.each([
  [{}, {}],
  [{ precision: "none" }, {}],
  [{ latitude: 44.6, longitude: -63.5 }, {}],
  [{ latitude: 44.6, longitude: -63.5, precision: "rooftop" }, {}],
  [{ latitude: 44.6 }, { longitude: "A pin needs a latitude and a longitude. Enter both or neither." }],
  [{ longitude: -63.5 }, { latitude: "A pin needs a latitude and a longitude. Enter both or neither." }],
  [
    { latitude: 44.6, longitude: -63.5, precision: "town" },
    { precision: "A town is not precise enough. Set the pin where crews should arrive, or leave it out for now." },
  ],
])("returns for the position %j: %j", (place, errors) => {
  expect(said(validateSitePlace(place))).toEqual(errors);
});

const PIN = { latitude: 44.6, longitude: -63.5 };
const REQUIRED = {
  precision:
    "Confirm the position or set the pin so that crews arrive at the right entrance. Or choose to set it later.",
};

it.each([
  [{}, false, REQUIRED],
  [{}, true, {}],
  [PIN, false, {}],
  [{ ...PIN, precision: "registered" }, false, {}],
  [{ ...PIN, precision: "rooftop" }, false, REQUIRED],
  [{ ...PIN, precision: "rooftop" }, true, {}],
  [
    { ...PIN, precision: "town" },
    true,
    { precision: "A town is not precise enough. Set the pin where crews should arrive, or leave it out for now." },
  ],
])("returns for the position %j of a new site, postponed %j: %j", (place, isLater, errors) => {
  expect(said(validateNewPlace(place, isLater))).toEqual(errors);
  expect(lacksPin(place, isLater)).toBe(errors === REQUIRED);
});
