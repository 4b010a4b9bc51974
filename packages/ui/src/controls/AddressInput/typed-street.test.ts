import { expect, it } from "vitest";
import { withTypedStreet } from "./typed-street.ts";

const dartmouth = { place_name: "Dartmouth, NS", precision: "town" } as const;

it.each([
  ["14 Industrial Road", "14 Industrial Road, Dartmouth, NS"],
  ["14 Industrial Road, Dartm", "14 Industrial Road, Dartmouth, NS"],
  ["14 Industrial Road, ", "14 Industrial Road, Dartmouth, NS"],
  ["14 Industrial Road, Unit 3, Dartmouth", "14 Industrial Road, Unit 3, Dartmouth"],
  ["14 Industrial Road Dartmouth B2Y 1A1", "14 Industrial Road Dartmouth B2Y 1A1"],
  ["14 rue des Érables, dartmouth, n", "14 rue des Érables, dartmouth, n"],
])("keeps the street of %j if a town is chosen", (typed, address) => {
  expect(withTypedStreet(typed, dartmouth)).toBe(address);
});

it.each(["dartm", "Dartmouth", "dartmouth ns", ""])("takes the name of the town if only %j was typed", (typed) => {
  expect(withTypedStreet(typed, dartmouth)).toBe("Dartmouth, NS");
});

it("finds the name of a town without its accents", () => {
  const town = { place_name: "Montréal, QC", precision: "town" } as const;
  expect(withTypedStreet("12 rue Peel, montreal", town)).toBe("12 rue Peel, montreal");
  expect(withTypedStreet("montr", town)).toBe("Montréal, QC");
});

it("replaces the text if a street, a house or a registered site is chosen", () => {
  for (const precision of ["street", "point", "registered"] as const)
    expect(withTypedStreet("14 Industrial Road", { place_name: "14 Industrial Drive, Bedford", precision })).toBe(
      "14 Industrial Drive, Bedford",
    );
});
