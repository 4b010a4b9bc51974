import type { Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { createWorld } from "../world.ts";

let harness: Harness;
let responder: Client;

/** A stand-in written after the documentation of PUG REST and PUG View; PubChem itself was never queried. */
const NOT_FOUND = { Fault: { Code: "PUGREST.NotFound" } };
let outside: (url: URL, signal: AbortSignal) => Promise<Response>;

beforeAll(async () => {
  harness = await createHarness({ pubchemUrl: "https://pubchem.test" }, async (url, { signal }) =>
    outside(url, signal),
  );
  responder = await harness.client((await createWorld(harness.ctx)).verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

const compound =
  (mass: string, title = "Chlorine") =>
  async (url: URL) =>
    Response.json(
      url.pathname.includes("pug_view")
        ? {
            Record: {
              RecordNumber: 24526,
              Section: [
                {
                  TOCHeading: "Boiling Point",
                  Information: [{ ReferenceNumber: 4, Value: { StringWithMarkup: [{ String: "-34.04 °C" }] } }],
                },
              ],
              Reference: [{ ReferenceNumber: 4, SourceName: "HSDB" }],
            },
          }
        : {
            PropertyTable: {
              Properties: [{ CID: 24526, Title: title, MolecularFormula: "Cl2", MolecularWeight: mass }],
            },
          },
    );

const properties = (chemical_name: string) => responder.reference.getAllProperties({ query: { chemical_name } });
const BOILING_POINT = 3;

describe("PubChem beside the bundled dataset", () => {
  it("adds its values after the bundled ones, with their source", async () => {
    outside = compound("70.90");
    const answer = await properties("chlorine");
    expect(answer.source).toBe("Physical properties (built in), PubChem");
    expect(answer.pubchem).toMatchObject({ state: "answered", cid: 24526 });
    const values = answer.figures[BOILING_POINT] ?? [];
    expect(values.at(0)?.source.key).not.toBe("PUBCHEM");
    expect(values.at(-1)).toMatchObject({ value: "-34.04 °C", source: { key: "PUBCHEM" } });
  });

  it("uses nothing from a compound with a different molar mass", async () => {
    outside = compound("35.45");
    const answer = await properties("7664-41-7");
    expect(answer).toMatchObject({ source: "Physical properties (built in)", pubchem: { state: "differs" } });
    expect(answer.pubchem.message).toMatch(
      /35\.45 g\/mol as the molar mass for this CAS number, but 17\.031 g\/mol is on file\. No PubChem data was used\./,
    );
  });

  it("returns name and properties for a number not bundled, and says that there is no guide", async () => {
    outside = compound("70.90", "Something new");
    const answer = await properties("69-65-8");
    expect(answer).toMatchObject({
      chemical: { key: "cas:69-65-8", name: "Something new", un_number: null },
      source: "PubChem",
      pubchem: { state: "answered", message: expect.stringContaining("ERG Guide 111") },
    });
  });

  it("marks a number missing in both sources as unidentified", async () => {
    outside = async () => Response.json(NOT_FOUND, { status: 404 });
    await expect(properties("50-99-7")).rejects.toMatchObject({
      status: 404,
      problem: {
        code: "chemical_not_found",
        message: expect.stringMatching(/PubChem has no entry for this CAS number\. .*ERG Guide 111/),
      },
    });
  });
});

describe("a failing PubChem", () => {
  it.each([
    [
      "does not answer",
      async (_url: URL, signal: AbortSignal) =>
        new Promise<Response>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    ],
    ["answers with a page", async () => new Response("<html>busy</html>")],
    ["is down", async () => new Response(null, { status: 500 })],
    ["refuses", async () => Promise.reject(new TypeError("fetch failed"))],
  ] as const)("leaves bundled data unchanged if it %s", async (_what, fault) => {
    outside = compound("71");
    await using own = await createHarness({ pubchemUrl: "https://pubchem.test" }, async (url, { signal }) =>
      fault(url, signal),
    );
    const client = await own.client((await createWorld(own.ctx)).verified.member);
    const answer = await client.reference.getAllProperties({ query: { chemical_name: "chlorine" } });
    expect(answer).toMatchObject({ source: "Physical properties (built in)", pubchem: { state: "failed" } });
    expect(answer.properties[0]).toEqual(["7782-50-5"]);
    const soon = await client.reference.getPubchemProperty({
      query: { chemical_name: "ammonia", target_heading: "Molecular Weight" },
    });
    expect(soon).toMatchObject({ values: ["17.031 g/mol"], pubchem: { state: "not_asked" } });
    await expect(client.reference.getAllProperties({ query: { chemical_name: "69-65-8" } })).rejects.toMatchObject({
      problem: { message: expect.stringMatching(/PubChem was not asked.*ERG Guide 111/) },
    });
  });
});
