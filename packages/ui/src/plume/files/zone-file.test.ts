import { readFileSync } from "node:fs";
import { capAlert, takPackage, zonesKml, ZONE_PAINT } from "@placard/hazmat-core/exchange";
import { isZoneId, ZONE_IDS } from "@placard/hazmat-core/scene";
import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { ENGLISH } from "../../messages/language/speech.ts";
import { calmResult, sampleResult } from "../../testing/plume.ts";
import { evacuationOf, protectiveOf, type PlumeResult } from "../result/plume-result.ts";
import { zoneLines } from "../ZoneTable/zone-lines.ts";
import { writeZoneFile, type ZoneFileKind } from "./write-zone-file.ts";
import { zoneFileOf } from "./zone-file-of.ts";

const WORDS = { plume: en.plume, zoneFiles: en.zoneFiles, speech: ENGLISH };
const ISSUE = {
  sender: "alex@example.org",
  sentAtMs: sampleResult.calculatedAt.getTime(),
  language: "en-CA",
  event: en.zoneFiles.event,
  instruction: en.zoneFiles.instruction,
  restriction: en.zoneFiles.restriction,
};

function fileOf(result: PlumeResult, of?: string) {
  const [evacuation, protective] = [evacuationOf(result), protectiveOf(result)];
  const distances = { ...(evacuation && { evacuation }), ...(protective && { protective }) };
  const { zones = [], notDrawn = [] } = result.plume ?? {};
  return zoneFileOf(result, zoneLines(zones, notDrawn, distances, en.zones), WORDS, of);
}

describe("a calculation as a file", () => {
  it("draws the zones that the table lists as drawn, and names the others with the reason", () => {
    const { areas, notes, lines } = fileOf(sampleResult);
    const drawn = areas.map(({ id }) => id);
    expect(drawn).toEqual(expect.arrayContaining(["aegl-1", "aegl-2", "aegl-3", "idlh", "evac", "protect"]));
    expect(drawn.every(isZoneId)).toBe(true);
    expect(notes.join("\n")).toMatch(/LEL: not drawn, \S/);
    expect(lines.map(({ id }) => id)).toEqual(["centreline", "swing-left", "swing-right"]);
  });

  it("contains every input, and the weather with its time", () => {
    const text = fileOf(sampleResult).notes.join("\n");
    expect(text).toContain("Emission rate: 0.15 kg/s");
    expect(text).toContain("Weather: Measured, METAR CYHZ 210230Z");
    expect(text).toMatch(/11 °C, 82% humidity, 10\/10 cloud, 1.016 mb/);
  });

  it("states its period of validity with each shape, because TAK keeps a shape after it became stale", () => {
    const file = fileOf(sampleResult);
    const validity = "Calculated 2026-11-21 02:30. Do not use after 2026-11-21 03:00 (UTC)";
    const shapes = new TextDecoder().decode(takPackage(file)).split("<event ").slice(1);
    expect(shapes.filter((xml) => !xml.includes(validity))).toEqual([]);
    expect(shapes.length).toBeGreaterThan(file.areas.length + file.lines.length);
    const placemarks = zonesKml(file).split("<Placemark>").slice(1);
    expect(placemarks.filter((xml) => !xml.includes(validity))).toEqual([]);
    expect(placemarks).toHaveLength(file.areas.length + file.lines.length + 1);
  });

  it("gives the reason if no plume is drawn, and keeps circle and protective action distance", () => {
    const { areas, notes } = fileOf(calmResult);
    expect(areas.map(({ id, radiusM }) => [id, radiusM])).toEqual([
      ["protect", calmResult.protective?.distanceM],
      ["evac", calmResult.circle?.radiusM],
    ]);
    expect(notes.join("\n")).toContain(`No plume drawn: ${calmResult.refusal?.message}`);
  });

  it("is named by its incident, so that later files replace it", () => {
    expect(fileOf(sampleResult, "incident-7").id).toBe("placard-incident-7");
    expect(fileOf(sampleResult).id).toBe(`placard-${sampleResult.id}`);
  });

  it.each([
    ["geojson", '"type":"FeatureCollection"'],
    ["kml", "opengis.net/kml/2.2"],
    ["tak", ""],
    ["cap-draft", "<status>Draft</status>"],
    ["cap-exercise", "<status>Exercise</status>"],
    ["cap-actual", "<status>Actual</status>"],
  ] as const satisfies readonly (readonly [ZoneFileKind, string])[])("can be written as %s", (kind, part) => {
    const written = writeZoneFile(kind, fileOf(sampleResult), ISSUE);
    expect(written?.content.length).toBeGreaterThan(1000);
    expect(String(written?.content)).toContain(part);
  });

  it("is not a warning if no distance is known", () => {
    const nothing = fileOf({ ...calmResult, circle: null, protective: null });
    expect(writeZoneFile("cap-draft", nothing, ISSUE)).toBeNull();
    expect(capAlert(nothing, ISSUE)).toBeNull();
  });
});

describe("colours of a file", () => {
  const css = readFileSync(new URL("../../styles/hazard.css", import.meta.url), "utf8");
  const NAMED = {
    gold: 0xffd700,
    gray: 0x808080,
    orange: 0xffa500,
    red: 0xff0000,
    purple: 0x800080,
    thistle: 0xd8bfd8,
  };

  it.each(ZONE_IDS)("equal those of the product's own map: %s", (id) => {
    const written = new RegExp(`--placard-plume-${id}: ([^;]+);`).exec(css)?.[1] ?? "";
    const named = new Map<string, number>(Object.entries(NAMED)).get(written);
    expect(ZONE_PAINT[id]).toBe(named ?? Number(written.replace("#", "0x")));
  });
});
