import { casNumber } from "@placard/hazmat-core";
import { beforeEach, expect, it } from "vitest";
import type { Fetch } from "../fetch-json.ts";
import { livePubchem } from "./pubchem.ts";

const AMMONIA = casNumber("7664-41-7");

/**
 * Written by hand after PubChem's documentation of PUG REST and PUG View; not recorded from the service. The values are
 * invented unless a comment says otherwise.
 */
const COMPOUND = { CID: 222, Title: "Ammonia", MolecularFormula: "H3N", MolecularWeight: "17.031" };
const NOT_FOUND = { Fault: { Code: "PUGREST.NotFound", Message: "No CID found" } };
const NO_PAGE = { Fault: { Code: "PUGVIEW.NotFound", Message: "No data found" } };

const table = (...compounds: readonly unknown[]) => ({ PropertyTable: { Properties: compounds } });
const text = (ReferenceNumber: number, ...strings: readonly string[]) => ({
  ReferenceNumber,
  Value: { StringWithMarkup: strings.map((String) => ({ String })) },
});
const page = (heading: string, ...Information: readonly unknown[]) => ({
  Record: {
    RecordType: "CID",
    RecordNumber: 222,
    RecordTitle: "Ammonia",
    Section: [
      {
        TOCHeading: "Chemical and Physical Properties",
        Section: [{ TOCHeading: "Experimental Properties", Section: [{ TOCHeading: heading, Information }] }],
      },
    ],
    Reference: [{ ReferenceNumber: 1, SourceName: "HSDB" }],
  },
});

type Answer = () => Response | Promise<Response>;
const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

function service(answers: { readonly rest?: Answer; readonly view?: Answer }): { fetch: Fetch; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetch: async ({ pathname, search }) => {
      asked.push(`${pathname}${search}`);
      const answer = pathname.includes("/pug_view/") ? answers.view : answers.rest;
      return (answer ?? json(NO_PAGE, 404))();
    },
  };
}

let time: number;
beforeEach(() => {
  time = Date.parse("2026-11-24T10:00:00Z");
});
const pubchem = ({ fetch }: { readonly fetch: Fetch }) =>
  livePubchem("https://pubchem.test/", fetch, () => new Date(time));

it("reads identity and measured values, each with its depositor and date", async () => {
  const outside = service({ rest: json(table(COMPOUND)), view: json(page("Boiling Point", text(1, "-33.4 °C"))) });
  expect(await pubchem(outside).about(AMMONIA)).toMatchObject({
    kind: "answered",
    facts: {
      cid: 222,
      name: "Ammonia",
      formula: "H3N",
      molarMassGPerMol: 17.031,
      figures: {
        boiling_point: [{ value: "-33.4 °C", source: { key: "PUBCHEM", locator: "CID 222, HSDB, read 2026-11-24" } }],
      },
    },
  });
  expect(outside.asked).toEqual([
    "/rest/pug/compound/name/7664-41-7/property/Title,MolecularFormula,MolecularWeight/JSON",
    "/rest/pug_view/data/compound/222/JSON?heading=Experimental+Properties",
  ]);
});

it.each([
  ["a number without a unit", "Boiling Point", text(1, "-33.4")],
  ["a number without a unit, as a number", "Boiling Point", { ReferenceNumber: 1, Value: { Number: [-33.4] } }],
  ["colder than anything is", "Boiling Point", text(1, "-400 °C")],
  ["a source that is not named", "Boiling Point", text(9, "-33.4 °C")],
  ["a page for browsers", "Solubility", text(1, "<b>Error</b> 500")],
  ["a tale", "Solubility", text(1, "x".repeat(5000))],
  ["words where a figure belongs", "Vapor Pressure", text(1, "high")],
])("leaves out %s", async (_what, heading, entry) => {
  const outside = service({ rest: json(table(COMPOUND)), view: json(page(heading, entry)) });
  const answer = await pubchem(outside).about(AMMONIA);
  expect(answer).toMatchObject({ kind: "answered" });
  expect(answer.kind === "answered" && Object.values(answer.facts.figures).flat()).toEqual([]);
});

it.each([
  ["it has nothing", { rest: json(NOT_FOUND, 404) }, { kind: "nothing", compounds: 0 }],
  ["it has several", { rest: json(table(COMPOUND, { ...COMPOUND, CID: 3 })) }, { kind: "nothing", compounds: 2 }],
  ["it has no page", { rest: json(table(COMPOUND)) }, { kind: "answered", facts: { figures: {} } }],
  ["busy", { rest: json({ Fault: { Code: "PUGREST.ServerBusy" } }, 503) }, { kind: "failed" }],
  ["told to go slower", { rest: json({}, 429) }, { kind: "failed" }],
  ["a fault of its own under 404", { rest: json({ Fault: { Code: "PUGREST.BadRequest" } }, 404) }, { kind: "failed" }],
  ["a page", { rest: () => new Response("<html>") }, { kind: "failed" }],
  ["no shape", { rest: json({ PropertyTable: { Properties: [] } }) }, { kind: "failed" }],
  ["wrong types", { rest: json(table({ ...COMPOUND, CID: "222" })) }, { kind: "failed" }],
  [
    "a page of another compound",
    {
      rest: json(table({ ...COMPOUND, CID: 5 })),
      view: json(page("Boiling Point", text(1, "-33.4 °C"))),
    },
    { kind: "failed" },
  ],
  ["refused", { rest: () => Promise.reject(new TypeError("fetch failed")) }, { kind: "failed" }],
  ["the second question fails", { rest: json(table(COMPOUND)), view: json({}, 500) }, { kind: "failed" }],
] satisfies readonly (readonly [string, Parameters<typeof service>[0], object])[])(
  "reports the state if %s",
  async (_what, answers, expected) => {
    expect(await pubchem(service(answers)).about(AMMONIA)).toMatchObject(expected);
  },
);

it("requests once a day, and not within a minute after a failure", async () => {
  time = Date.parse("2026-11-24T10:00:00Z");
  let answer = json({}, 500);
  const outside = service({ rest: () => answer() });
  const provider = pubchem(outside);
  expect((await provider.about(AMMONIA)).kind).toBe("failed");
  answer = json(NOT_FOUND, 404);
  expect((await provider.about(AMMONIA)).kind).toBe("resting");
  expect(outside.asked).toHaveLength(1);
  time += 61_000;
  expect((await provider.about(AMMONIA)).kind).toBe("nothing");
  await provider.about(AMMONIA);
  expect(outside.asked).toHaveLength(2);
  time += 25 * 3_600_000;
  await provider.about(AMMONIA);
  expect(outside.asked).toHaveLength(3);
});

it("is not marked as failed if the reader aborted", async () => {
  const leaving = new AbortController();
  const outside = service({
    rest: () => {
      leaving.abort();
      throw new DOMException("gone", "AbortError");
    },
  });
  const provider = pubchem(outside);
  await expect(provider.about(AMMONIA, { signal: leaving.signal })).rejects.toMatchObject({ name: "AbortError" });
  expect((await provider.about(AMMONIA)).kind).toBe("failed"); // a new request, not paused
});
