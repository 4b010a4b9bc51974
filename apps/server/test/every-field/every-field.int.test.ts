import { endpoints, type EndpointShape, secretFieldsOf } from "@placard/api-client/internal";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { businessTrips } from "./business.ts";
import { chemicalTrips } from "./chemicals.ts";
import { departmentTrips } from "./department.ts";
import { closeGround, openGround } from "./ground.ts";
import { incidentTrips } from "./incidents.ts";
import { inspectionTrips } from "./inspections.ts";
import type { RoundTrips } from "./round-trip.ts";
import { siteTrips } from "./sites.ts";

/**
 * Writes every field of every stored body once and reads it back with another call. The fields come from the contract's
 * schema, so a field that a handler, a query or an answer forgets fails here.
 */

beforeEach(openGround);
afterEach(closeGround);

const ROUND_TRIPS: RoundTrips = {
  ...chemicalTrips,
  ...siteTrips,
  ...inspectionTrips,
  ...businessTrips,
  ...departmentTrips,
  ...incidentTrips,
};

/**
 * Bodies that create no row: they sign in, set secrets, or ask a question. Rows of an import wait until it is finished:
 * chemical-imports.int.test.ts and imported-containers.int.test.ts read them back.
 */
const NOT_STORED = [
  "loginUser",
  "loginResponder",
  "requestPasswordReset",
  "resetPassword",
  "changePassword",
  "confirmEmail", // see session.int.test.ts
  "restoreEmail",
  "convertMgM3ToPpm",
  "convertPpmToMgM3",
  "turnbackPpm",
  "geocodeAddress",
  "getDirectionsAround",
  "findOnFile",
  "undoCheck",
  "makeTierTwoReport",
  "insertChemicalImport",
  "insertImportedChemicals",
  "insertImportedContainers",
];

const shapeOf = ({ body }: EndpointShape): readonly string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];

it("covers every endpoint that stores a body", () => {
  const withBody = endpoints.filter((endpoint) => shapeOf(endpoint).length > 0).map(({ id }) => id);
  expect([...Object.keys(ROUND_TRIPS), ...NOT_STORED].toSorted()).toEqual(withBody.toSorted());
});

describe.each(Object.entries(ROUND_TRIPS))("%s", (id, { values, run, otherwise = {} }) => {
  it("stores every field", async () => {
    const endpoint = endpoints.find((known) => known.id === id);
    if (endpoint === undefined) throw new Error(`The contract has no ${id}.`);
    const body = await values();
    const silent = new Set(Object.entries(otherwise).flatMap(([field, how]) => ("notRead" in how ? [field] : [])));
    const secret = secretFieldsOf(endpoint);
    expect(Object.keys(body).toSorted(), "a value for each field").toEqual(
      shapeOf(endpoint)
        .filter((field) => field in body || !(silent.has(field) || secret.includes(field)))
        .toSorted(),
    );
    const read = await run(body);
    for (const [field, value] of Object.entries(body)) {
      if (silent.has(field) || secret.includes(field)) continue;
      const how = otherwise[field];
      expect(read[how !== undefined && "readAs" in how ? how.readAs : field], field).toEqual(value);
    }
  });
});
