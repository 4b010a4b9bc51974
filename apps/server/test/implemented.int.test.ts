import { endpoints } from "@placard/api-client";
import { expect, it } from "vitest";
import { implementedEndpointIds } from "../src/routes/operations.ts";

it("answers every endpoint of the contract, each once", () => {
  expect(implementedEndpointIds.toSorted()).toEqual(endpoints.map((endpoint) => endpoint.id).toSorted());
});
