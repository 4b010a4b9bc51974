import type { Position } from "geojson";
import { degreesText, positionOf } from "../geo/lon-lat.ts";
import { outerRings } from "./outer-rings.ts";
import { simplifyOutside } from "./simplify-outside.ts";
import { element, textElement, XML_HEAD } from "./xml.ts";
import { areaText, plainId, zoneFileLines, type ZoneFile, type ZoneFileArea } from "./zone-file.ts";

/** Status values of a CAP message. Only `Actual` is a real warning. */
export const CAP_STATUSES = ["Draft", "Exercise", "Actual"] as const;
export type CapStatus = (typeof CAP_STATUSES)[number];

/** Information that only the issuer of a warning has. */
export interface CapIssue {
  /** Default: `Draft`. Use `Actual` only if the user is authorized to issue warnings. */
  readonly status?: CapStatus;
  /** Issuer, such as an e-mail address. Spaces, commas, `<` and `&` become hyphens. */
  readonly sender: string;
  readonly senderName?: string;
  /** Time of sending, ms since 1970-01-01 UTC. */
  readonly sentAtMs: number;
  /** Language of the texts, BCP 47. */
  readonly language: string;
  /** Kind of event, in that language: `Hazardous materials warning`. */
  readonly event: string;
  /** Instructions to the public, in that language. */
  readonly instruction: string;
  /** Audience of every message that is not `Actual`. */
  readonly restriction: string;
}

/** Maximum length of a headline in characters: it is read aloud and fits one line of a screen. */
const HEADLINE_LENGTH = 160;

/**
 * Writes a calculation as a message of the Common Alerting Protocol 1.2: one information block with one area for each
 * outline. By default it is a draft for incident command. Severity is `Severe` for table distances without a plume and
 * `Extreme` with a zone of AEGL-3 or IDLH. Certainty is `Likely`, because the zones are modelled; if concentrations
 * were measured, set `Observed` in your own software.
 *
 * @returns the message, or `null` if no area is drawn: a warning needs an area
 * @see OASIS CAP 1.2; places are `lat,lon`, times carry no `Z`
 * @example
 * const alert = capAlert(chlorineZones, {
 *   sender: "ops@example.org",
 *   sentAtMs: chlorineZones.calculatedAtMs,
 *   language: "en-CA",
 *   event: "Hazardous materials warning",
 *   instruction: "Keep away from these areas.",
 *   restriction: "For the incident's command alone.",
 * });
 * alert?.includes("<status>Draft</status>"); // true
 */
export function capAlert(file: ZoneFile, issue: CapIssue): string | null {
  if (file.areas.length === 0) return null;
  const { status = "Draft", sender, sentAtMs } = issue;
  const isActual = status === "Actual";
  const alert = element('alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"', [
    textElement("identifier", plainId(`${file.id}.${sentAtMs}`)),
    textElement("sender", sender.replaceAll(/[\s,<&]+/g, "-")),
    textElement("sent", capTime(sentAtMs)),
    textElement("status", status),
    textElement("msgType", "Alert"),
    textElement("scope", isActual ? "Public" : "Restricted"),
    ...(isActual ? [] : [textElement("restriction", issue.restriction)]),
    infoOf(file, issue),
  ]);
  return `${XML_HEAD}\n${alert}\n`;
}

/** Elements in the order of the schema. */
function infoOf(file: ZoneFile, issue: CapIssue): string {
  return element("info", [
    textElement("language", issue.language),
    textElement("category", "CBRNE"),
    textElement("event", issue.event),
    textElement("responseType", "Avoid"),
    textElement("urgency", "Immediate"),
    textElement("severity", file.areas.some(({ id }) => DEADLY.has(id)) ? "Extreme" : "Severe"),
    textElement("certainty", "Likely"),
    textElement("effective", capTime(issue.sentAtMs)),
    textElement("expires", capTime(Math.max(file.validUntilMs, issue.sentAtMs + MIN_VALIDITY_MS))),
    ...(issue.senderName === undefined ? [] : [textElement("senderName", issue.senderName)]),
    textElement("headline", headlineOf(file)),
    textElement("description", zoneFileLines(file).join("\n")),
    textElement("instruction", issue.instruction),
    ...file.areas.map((area) => areaOf(area, file)),
  ]);
}

const DEADLY: ReadonlySet<string> = new Set(["aegl-3", "idlh"]);

/** Minimum time between `effective` and `expires`, ms; also for zones that are old when the message is written. */
const MIN_VALIDITY_MS = 60_000;

/**
 * CAP 1.2 defines no limit, but systems that forward warnings do. Assumed: 100, with the first point repeated at the
 * end.
 */
const MAX_POINTS = 100;

function areaOf(area: ZoneFileArea, { source }: ZoneFile): string {
  const outline =
    area.radiusM === null
      ? outerRings(area.polygon).map((ring) =>
          textElement("polygon", simplifyOutside(ring, MAX_POINTS).map(latLon).join(" ")),
        )
      : [
          textElement(
            "circle",
            `${latLon(positionOf(source.lon, source.lat))} ${Number((area.radiusM / 1000).toFixed(6))}`,
          ),
        ];
  return element("area", [textElement("areaDesc", areaText(area)), ...outline]);
}

const latLon = ([lon = 0, lat = 0]: Position): string => `${degreesText(lat)},${degreesText(lon)}`;

function headlineOf({ title, summary }: ZoneFile): string {
  const whole = `${title}. ${summary}`;
  if (whole.length <= HEADLINE_LENGTH) return whole;
  const cut = whole.slice(0, HEADLINE_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** Without fractions, and UTC as `-00:00`: the pattern of the schema does not allow `Z`. */
function capTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}-00:00`;
}
