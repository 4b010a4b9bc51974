// @vitest-environment jsdom
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Polygon, Position } from "geojson";
import { chlorineZones } from "../examples/chlorine-zones.ts";
import { degreesText } from "../geo/lon-lat.ts";
import { modelScene } from "../scene/model-scene.ts";
import { isInside } from "../scene/place/sites-inside.ts";
import { isZoneId, ZONE_IDS } from "../scene/zone-ids.ts";
import { capAlert, type CapIssue } from "./cap-alert.ts";
import { cotEvents } from "./cursor-on-target.ts";
import { outerRings } from "./outer-rings.ts";
import { simplifyOutside } from "./simplify-outside.ts";
import { crc32, storedZip } from "./stored-zip.ts";
import { takPackage } from "./tak-package.ts";
import type { ZoneFile, ZoneFileArea } from "./zone-file.ts";
import { zonesGeoJson } from "./zones-geojson.ts";
import { zonesKml } from "./zones-kml.ts";

/** Ammonia has a limit of each kind: five zones, the circle and the protective action distance. */
async function ammonia(lon: number, lat: number): Promise<ZoneFile> {
  const answer = await modelScene({
    chemical: { key: "cas:7664-41-7", unNumber: null },
    state: "gas",
    source: { kind: "rate", rateKgPerS: 5 },
    heightM: 0,
    weather: {
      windSpeedMps: 5,
      windFromDeg: 270,
      temperatureC: 11,
      humidityPercent: null,
      cloudTenths: null,
      pressureMb: null,
      stability: "D",
      kind: "entered",
      source: "me",
      observedAtMs: chlorineZones.calculatedAtMs,
      condition: null,
      stationDistanceM: null,
    },
    place: { lon, lat, precision: "point" },
    atMs: chlorineZones.calculatedAtMs,
  });
  if (!answer.ok) throw new Error(answer.error.message);
  const { plume, circle, protective } = answer.value;
  if (plume === null || circle === null || protective === null) throw new Error("Something is not drawn.");
  const area = (id: string, polygon: ZoneFileArea["polygon"] | null, radiusM: number | null = null) =>
    polygon === null ? [] : [{ id, label: id.toUpperCase(), limit: "1 ppm", reach: "1 km", polygon, radiusM }];
  return {
    ...chlorineZones,
    title: 'Ammonia <anhydrous> & "Wharf"',
    source: { lon, lat },
    areas: [
      ...area("protect", protective.polygon),
      ...plume.zones.flatMap(({ id, polygon }) => area(id, polygon)),
      ...area("evac", circle.polygon, circle.radiusM),
    ],
    lines: plume.swingLines.map((path, i) => ({ id: i === 0 ? "swing-left" : "swing-right", label: "Swing", path })),
  };
}

const file = await ammonia(-63.57, 44.65);
const atTheDateLine = await ammonia(179.999, 10);

const ISSUE: CapIssue = {
  sender: "alex <ops>@example.org, duty",
  sentAtMs: chlorineZones.calculatedAtMs + 60_000,
  language: "en-CA",
  event: "Hazardous materials warning",
  instruction: "Keep away from these areas.",
  restriction: "For the incident's command alone.",
};

/** Throws if the text is not well-formed XML. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}

const textsOf = (root: Document | Element, name: string): readonly string[] =>
  [...root.getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");

const childNames = (element: Element): readonly string[] => [...element.children].map(({ tagName }) => tagName);

/** Expects the names to be in the order of the schema. */
function expectOrder(names: readonly string[], schema: readonly string[]): void {
  const places = names.map((name) => schema.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

const doubleArea = (ring: readonly Position[]): number =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], i) => sum + (ring[i]?.[0] ?? 0) * y - x * (ring[i]?.[1] ?? 0), 0);

const polygonOf = (ring: readonly Position[]): Polygon => ({ type: "Polygon", coordinates: [[...ring]] });

function expectClosed(ring: readonly Position[]): void {
  expect(ring.length).toBeGreaterThanOrEqual(4);
  expect(ring.at(-1)).toEqual(ring[0]);
}

it("test data contain every layer of a scene", () => {
  expect(file.areas.map(({ id }) => id).toSorted()).toEqual([...ZONE_IDS].toSorted());
  expect(file.areas.every(({ id }) => isZoneId(id))).toBe(true);
});

describe("outlines", () => {
  it("are closed and counter-clockwise for any input", () => {
    const [ring = []] = outerRings(file.areas[0]?.polygon ?? { type: "Polygon", coordinates: [] });
    const turned = outerRings({ type: "Polygon", coordinates: [ring.slice(1).toReversed()] });
    for (const one of [ring, ...turned]) {
      expectClosed(one);
      expect(doubleArea(one)).toBeGreaterThan(0);
    }
  });
});

describe("GeoJSON [RFC7946]", () => {
  const { type, features } = zonesGeoJson(file);
  const rings = features.flatMap(({ geometry }) => (geometry.type === "Polygon" ? geometry.coordinates : []));

  it("writes every layer as longitude and latitude, closed and counter-clockwise", () => {
    expect(type).toBe("FeatureCollection");
    expect(features.map(({ properties }) => properties["zone"])).toEqual([
      ...file.areas.map(({ id }) => id),
      "swing-left",
      "swing-right",
      "source",
    ]);
    expect(rings).toHaveLength(file.areas.length);
    for (const ring of rings) {
      expectClosed(ring);
      expect(doubleArea(ring)).toBeGreaterThan(0);
      expect(ring.every(([lon = 0, lat = 0]) => lon < -63 && lon > -64.5 && lat > 44 && lat < 45.5)).toBe(true);
    }
  });

  it("states calculation time, validity, and that it is a model", () => {
    const times = { calculated_at: "2026-11-21T14:00:00.000Z", valid_until: "2026-11-21T14:30:00.000Z" };
    for (const { properties } of features) expect(properties).toMatchObject(times);
    for (const { properties } of features.filter(({ geometry }) => geometry.type !== "LineString")) {
      expect(properties).toMatchObject({
        description: expect.stringContaining("not a measurement"),
      });
    }
    expect(features.at(-1)?.properties["description"]).toContain("the wind is too light");
  });

  it("is split at the antimeridian", () => {
    const cut = zonesGeoJson(atTheDateLine).features.find(({ properties }) => properties["zone"] === "protect");
    if (cut?.geometry.type !== "MultiPolygon") throw new Error("It is not cut.");
    for (const [ring = []] of cut.geometry.coordinates) expect(doubleArea(ring)).toBeGreaterThan(0);
  });
});

describe("KML 2.2", () => {
  const document = parsed(zonesKml(file));

  it("has its namespace, a folder of zones, and all elements in the order of the schema", () => {
    expect(document.documentElement.namespaceURI).toBe("http://www.opengis.net/kml/2.2");
    const placemarks = [...document.getElementsByTagName("Placemark")];
    expect(placemarks).toHaveLength(file.areas.length + file.lines.length + 1);
    const schema = ["name", "description", "TimeSpan", "styleUrl", "ExtendedData", "Point", "LineString", "Polygon"];
    for (const placemark of placemarks) expectOrder(childNames(placemark), schema);
    const styles = new Set([...document.getElementsByTagName("Style")].map(({ id }) => `#${id}`));
    for (const url of textsOf(document, "styleUrl")) expect(styles).toContain(url);
  });

  it("writes longitude before latitude without a blank, and closes each ring", () => {
    for (const polygon of document.getElementsByTagName("Polygon")) {
      const places = (textsOf(polygon, "coordinates")[0] ?? "").split(" ");
      expect(places[0]).toMatch(/^-6[34]\.\d+,4[45]\.\d+$/);
      expect(places.at(-1)).toBe(places[0]);
    }
  });

  it("writes colours as alpha, blue, green, red: orange is 00a5ff", () => {
    const orange = document.querySelector("[id='zone-aegl-2'] PolyStyle color");
    expect(orange?.textContent).toBe("6100a5ff");
  });

  it("escapes special characters of XML, and removes forbidden ones", () => {
    expect(textsOf(document, "name")[0]).toBe('Ammonia <anhydrous> & "Wharf"');
    expect(textsOf(parsed(zonesKml({ ...file, title: "a\u0000b\uD800c" })), "name")[0]).toBe("abc");
  });

  it("writes both halves of a split zone into one placemark", () => {
    const cut = parsed(zonesKml(atTheDateLine)).getElementsByTagName("MultiGeometry");
    expect(cut.length).toBeGreaterThan(0);
    for (const parts of cut) expect(parts.children.length).toBeGreaterThanOrEqual(2);
  });
});

describe("CAP 1.2", () => {
  const document = parsed(capAlert(file, ISSUE) ?? "");
  const [info] = document.getElementsByTagName("info");

  it("is a restricted draft by default", () => {
    expect(textsOf(document, "status")).toEqual(["Draft"]);
    expect(textsOf(document, "scope")).toEqual(["Restricted"]);
    expect(textsOf(document, "restriction")).toEqual([ISSUE.restriction]);
    const actual = parsed(capAlert(file, { ...ISSUE, status: "Actual" }) ?? "");
    expect(textsOf(actual, "status")).toEqual(["Actual"]);
    expect(textsOf(actual, "scope")).toEqual(["Public"]);
    expect(textsOf(actual, "restriction")).toEqual([]);
  });

  it("uses the order and the values of the schema", () => {
    expect(document.documentElement.namespaceURI).toBe("urn:oasis:names:tc:emergency:cap:1.2");
    const alert = "identifier sender sent status msgType source scope restriction addresses code note references";
    expectOrder(childNames(document.documentElement), [...alert.split(" "), "incidents", "info"]);
    const block =
      "language category event responseType urgency severity certainty audience eventCode effective onset expires";
    const rest = "senderName headline description instruction web contact parameter resource area";
    expectOrder(childNames(info ?? document.documentElement), [...block.split(" "), ...rest.split(" ")]);
    for (const required of ["language", "category", "event", "urgency", "severity", "certainty"]) {
      expect(textsOf(document, required)).toHaveLength(1);
    }
    expect(textsOf(document, "severity")).toEqual(["Extreme"]);
  });

  it("writes times with an offset, and expires after it was sent", () => {
    const [sent = "", effective = "", expires = ""] = ["sent", "effective", "expires"].flatMap((name) =>
      textsOf(document, name),
    );
    for (const time of [sent, effective, expires]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-00:00$/);
    expect(Date.parse(expires)).toBeGreaterThan(Date.parse(sent));
    const late = capAlert(file, { ...ISSUE, sentAtMs: file.validUntilMs + 3_600_000 }) ?? "";
    expect(Date.parse(textsOf(parsed(late), "expires")[0] ?? "")).toBeGreaterThan(file.validUntilMs + 3_600_000);
  });

  it("removes blanks, commas and brackets from its id and sender", () => {
    for (const name of ["identifier", "sender"]) expect(textsOf(document, name)[0]).toMatch(/^[^\s,<&]+$/);
    expect((textsOf(document, "headline")[0] ?? "").length).toBeLessThanOrEqual(160);
    const long = parsed(capAlert({ ...file, summary: "word ".repeat(60) }, ISSUE) ?? "");
    expect((textsOf(long, "headline")[0] ?? "").length).toBeLessThanOrEqual(160);
  });

  it("writes an area for each layer: latitude first, closed, and the circle in kilometres", () => {
    const areas = [...document.getElementsByTagName("area")];
    expect(areas).toHaveLength(file.areas.length);
    for (const area of areas) expect(childNames(area)).toEqual(["areaDesc", expect.stringMatching(/polygon|circle/)]);
    const polygons = textsOf(document, "polygon").map((text) => text.split(" "));
    for (const places of polygons) {
      expect(places.length).toBeGreaterThanOrEqual(4);
      expect(places.at(-1)).toBe(places[0]);
      expect(places[0]).toMatch(/^4[45]\.\d+,-6[34]\.\d+$/);
    }
    const radiusM = file.areas.find(({ id }) => id === "evac")?.radiusM ?? 0;
    expect(textsOf(document, "circle")).toEqual([`44.65,-63.57 ${radiusM / 1000}`]);
  });

  it("writes polygons of at most 100 points that contain their zones", () => {
    const ring = Array.from({ length: 720 }, (_, i): Position => [
      -63.57 + 0.02 * Math.cos((i * Math.PI) / 360) * (1 + 0.1 * Math.cos(i / 9)),
      44.65 + 0.01 * Math.sin((i * Math.PI) / 360) * (1 + 0.1 * Math.cos(i / 9)),
    ]);
    const zone = { id: "aegl-2", label: "AEGL-2", limit: "", reach: "", radiusM: null } as const;
    const polygon = polygonOf([...ring, ring[0] ?? []]);
    const alert = parsed(capAlert({ ...file, areas: [{ ...zone, polygon }] }, ISSUE) ?? "");
    const places = (textsOf(alert, "polygon")[0] ?? "").split(" ").map((place) => place.split(",").map(Number));
    expect(places.length).toBeLessThanOrEqual(100);
    const outline = places.map(([lat = 0, lon = 0]) => [lon, lat]);
    const drawn = polygonOf(outline);
    expect(ring.every(([lon = 0, lat = 0]) => isInside({ lon, lat }, drawn))).toBe(true);
    // The warned area is only a little larger than the detailed one.
    expect(doubleArea(outline) / doubleArea(polygon.coordinates[0] ?? [])).toBeLessThan(1.02);
  });

  it("is not written without an area", () => {
    expect(capAlert({ ...file, areas: [] }, ISSUE)).toBeNull();
  });
});

describe("Cursor on Target", () => {
  const events = cotEvents(file);
  const of = (id: string) => parsed(events.find(({ uid }) => uid === `incident-7.${id}`)?.xml ?? "");

  it("has the attributes of an event, and becomes stale when its wind is no longer valid", () => {
    for (const { xml, uid } of events) {
      const { documentElement: root } = parsed(xml);
      const attributes = Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
      expect(attributes).toMatchObject({ version: "2.0", uid, how: "h-e", access: "Undefined" });
      expect(attributes["time"]).toBe("2026-11-21T14:00:00.000Z");
      expect(attributes["stale"]).toBe("2026-11-21T14:30:00.000Z");
      expect(childNames(root)).toEqual(["point", "detail"]);
      expect(textsOf(root, "remarks")[0]).toContain("not a measurement");
    }
  });

  it("draws a zone as a closed shape: latitude first, half-transparent", () => {
    const zone = of("aegl-2");
    expect(zone.documentElement.getAttribute("type")).toBe("u-d-f");
    const links = [...zone.querySelectorAll("detail > link")].map((link) => link.getAttribute("point"));
    expect(links[0]).toMatch(/^44\.\d+,-63\.\d+$/);
    expect(links.at(-1)).toBe(links[0]);
    expect(zone.querySelector("strokeColor")?.getAttribute("value")).toBe(String((0xff << 24) | 0xffa500));
    expect(zone.querySelector("strokeColor")?.getAttribute("value")).toMatch(/^-/);
    expect(zone.querySelector("fillColor")?.getAttribute("value")).toBe(String(0x61ffa500));
  });

  it("draws the circle as a circle with its radius in metres", () => {
    const circle = of("evac");
    const radius = String(file.areas.find(({ id }) => id === "evac")?.radiusM);
    expect(circle.documentElement.getAttribute("type")).toBe("u-d-c-c");
    const ellipse = circle.querySelector("ellipse");
    expect([ellipse?.getAttribute("major"), ellipse?.getAttribute("minor")]).toEqual([radius, radius]);
  });

  it("leaves lines open", () => {
    const links = [...of("swing-left").querySelectorAll("link")].map((link) => link.getAttribute("point"));
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.at(-1)).not.toBe(links[0]);
  });
});

describe("simplifyOutside", () => {
  /** Star-shaped rings with deep notches, also at the antimeridian. */
  const rings = fc
    .record({
      lon: fc.constantFrom(-63.57, 0, 179.9),
      lat: fc.double({ min: -60, max: 60, noNaN: true }),
      radii: fc.array(fc.double({ min: 0.002, max: 0.09, noNaN: true }), { minLength: 12, maxLength: 300 }),
    })
    .map(({ lon, lat, radii }) => {
      const ring = radii.map((radius, i): Position => {
        const angle = (2 * Math.PI * i) / radii.length;
        return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
      });
      return [...ring, ring[0] ?? []];
    });

  it("has at most the given number of points, and contains every point and side of the input", () => {
    fc.assert(
      fc.property(rings, fc.integer({ min: 5, max: 100 }), (ring, maxPoints) => {
        const simple = simplifyOutside(ring, maxPoints);
        expect(simple.length).toBeLessThanOrEqual(maxPoints);
        expectClosed(simple);
        expect(doubleArea(simple)).toBeGreaterThan(0);
        expect(simple.every(([lon = 0, lat = 0]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90)).toBe(true);
        const area = polygonOf(simple);
        for (const [i, [lon = 0, lat = 0]] of ring.entries()) {
          const [nextLon = lon, nextLat = lat] = ring[i + 1] ?? [];
          expect(isInside({ lon, lat }, area)).toBe(true);
          expect(isInside({ lon: (lon + nextLon) / 2, lat: (lat + nextLat) / 2 }, area)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("returns the outline itself if it has few points", () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    expect(simplifyOutside(square, 100)).toBe(square);
  });
});

describe("coordinates in files", () => {
  it("are plain digits without an exponent, and parse to the same number", () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
        expect(degreesText(degrees)).toMatch(/^-?\d{1,3}(\.\d{1,7})?$/);
        expect(degreesText(degrees)).not.toBe("-0");
        expect(Math.abs(Number(degreesText(degrees)) - degrees)).toBeLessThan(1e-7);
      }),
    );
    expect(["1e-7", "-2.5e-7", "1e-9", "-1e-9"].map((degrees) => degreesText(Number(degrees)))).toEqual([
      "0.0000001",
      "-0.0000002",
      "0",
      "0",
    ]);
  });

  it("have no exponent at the equator and the prime meridian", async () => {
    const there = await ammonia(1e-7, -3e-7);
    for (const text of [zonesKml(there), capAlert(there, ISSUE) ?? "", ...cotEvents(there).map(({ xml }) => xml)]) {
      expect(text).not.toMatch(/\de-\d/);
    }
  });
});

describe("the radius in files", () => {
  it("has no exponent, however small", () => {
    const tiny = { ...chlorineZones, areas: chlorineZones.areas.map((area) => ({ ...area, radiusM: 0.0000004 })) };
    expect(capAlert(tiny, ISSUE)).toMatch(/<circle>\S+ 0<\/circle>/);
    for (const { xml } of cotEvents(tiny)) expect(xml).not.toMatch(/\de-\d/);
  });

  it("has no digits of a conversion from feet", () => {
    const converted = {
      ...chlorineZones,
      areas: chlorineZones.areas.map((area) => ({ ...area, radiusM: 300 * 0.3048 })),
    };
    expect(capAlert(converted, ISSUE)).toContain(" 0.09144</circle>");
  });
});

describe("a TAK data package", () => {
  const bytes = takPackage(file);
  const files = unzipped(bytes);

  it("lists every event in its manifest by its name in the archive", () => {
    const manifest = parsed(files.get("MANIFEST/manifest.xml") ?? "");
    const entries = [...manifest.getElementsByTagName("Content")].map((one) => one.getAttribute("zipEntry"));
    expect(new Set(entries)).toEqual(new Set([...files.keys()].filter((path) => path.endsWith(".cot"))));
    expect(entries).toHaveLength(cotEvents(file).length);
    for (const path of entries) expect(path).toMatch(/^([\w.-]+)\/\1\.cot$/);
    expect(manifest.documentElement.getAttribute("version")).toBe("2");
  });

  it("has the same ids when it is written again, so that its objects are replaced", () => {
    const again = unzipped(takPackage({ ...file, calculatedAtMs: file.calculatedAtMs + 1000 }));
    expect([...again.keys()]).toEqual([...files.keys()]);
  });
});

describe("a stored ZIP", () => {
  it("has the checksum of ISO 3309", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  it("contains the given files", () => {
    const bytes = storedZip([{ path: "a/ä.txt", content: "Grüße" }], Date.UTC(2026, 10, 21, 14, 30, 20));
    expect(unzipped(bytes)).toEqual(new Map([["a/ä.txt", "Grüße"]]));
  });
});

/** Reads an archive by its central directory, as readers do, and checks every checksum. */
function unzipped(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [sum, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const from = local + 30 + view.getUint16(local + 26, true);
    const data = bytes.subarray(from, from + size);
    expect(crc32(data)).toBe(sum);
    files.set(name, new TextDecoder().decode(data));
    at += 46 + nameLength;
  }
  return files;
}
