import type { ZoneFile, ZoneFileArea, ZoneFileLine } from "@placard/hazmat-core/exchange";
import { chemicalWords } from "../../chemical/chemical-words.ts";
import type { Messages } from "../../messages/en.ts";
import { translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";
import { inputLines } from "../result/input-lines.ts";
import type { PlumeResult } from "../result/plume-result.ts";
import { resultHeadline, windText } from "../result/result-texts.ts";
import { ZONES_VALID_MS } from "../result/zones-validity.ts";
import type { ZoneLine } from "../ZoneTable/zone-lines.ts";

/** Texts of a file: a part of the catalogue, and the formatter for core texts. */
export interface FileTexts {
  readonly plume: Messages["plume"];
  readonly zoneFiles: Messages["zoneFiles"];
  readonly speech: Speech;
}

/**
 * Converts a result for the writers of `@placard/hazmat-core/exchange`.
 *
 * @param lines - rows of the table of zones, so that the file has the same text as the screen
 * @param of - subject whose later files replace earlier ones, such as an incident; default: the result
 */
export function zoneFileOf(
  result: PlumeResult,
  lines: readonly ZoneLine[],
  texts: FileTexts,
  of: string = result.id,
): ZoneFile {
  const { plume, zoneFiles, speech } = texts;
  const { chemical, place, refusal, isolation, used, calculatedAt } = result;
  const [lon, lat] = place.center;
  const calculatedAtMs = calculatedAt.getTime();
  const validUntilMs = calculatedAtMs + ZONES_VALID_MS;
  return {
    id: `placard-${of}`,
    title: [chemical === null ? plume.unidentified : chemicalWords(chemical), place.place_name].join(", "),
    summary: `${resultHeadline(result, plume, speech)}. ${windText(used, plume, speech)}`,
    caution: `${zoneFiles.caution} ${zoneFiles.validity(minuteOf(calculatedAtMs), minuteOf(validUntilMs))}`,
    notes: [
      ...(refusal === null ? [] : [plume.inputLine(plume.refusedTitle, translatedOrEnglish(speech, refusal.message))]),
      ...lines.filter(({ isDrawn }) => !isDrawn).map((line) => zoneFiles.notDrawn(line.label, whyNot(line))),
      ...inputLines(result, plume, speech),
      translatedOrEnglish(speech, isolation.why),
    ],
    source: { lon, lat },
    sourceLabel: zoneFiles.release,
    calculatedAtMs,
    validUntilMs,
    areas: areasOf(result, lines),
    lines: linesOf(result, zoneFiles),
  };
}

/**
 * Reason why a limit has no zone: its figure with a note if it is not reached, or only the reason if it has no figure.
 */
function whyNot({ limit, downwind }: ZoneLine): string {
  return [limit, downwind].filter((part) => part !== "–").join(", ");
}

/** Largest first, so that the most dangerous zone is on top. */
function areasOf(result: PlumeResult, lines: readonly ZoneLine[]): readonly ZoneFileArea[] {
  const { plume, circle, protective } = result;
  const outlines = [
    ...(protective === null
      ? []
      : [outline("protect", protective.polygon, radiusOf(protective), protective.distanceM)]),
    ...(plume?.zones ?? []).flatMap(({ id, reached, polygon, farM }) =>
      reached && polygon !== null ? [outline(id, polygon, null, farM)] : [],
    ),
    ...(circle === null ? [] : [outline("evac", circle.polygon, circle.radiusM, circle.radiusM)]),
  ];
  return outlines
    .toSorted((one, other) => other.farM - one.farM)
    .flatMap(({ id, polygon, radiusM }) => {
      const line = lines.find((one) => one.id === id);
      return line === undefined
        ? []
        : [{ id, label: line.label, limit: line.limit, reach: line.downwind, polygon, radiusM }];
    });
}

const outline = (id: string, polygon: ZoneFileArea["polygon"], radiusM: number | null, farM: number) => ({
  id,
  polygon,
  radiusM,
  farM,
});

const radiusOf = ({ shape, distanceM }: NonNullable<PlumeResult["protective"]>): number | null =>
  shape === "circle" ? distanceM : null;

function linesOf({ plume }: PlumeResult, { lines }: Messages["zoneFiles"]): readonly ZoneFileLine[] {
  if (plume === null) return [];
  const line = (id: ZoneFileLine["id"], path: ZoneFileLine["path"]) => ({ id, label: lines[id], path });
  const [left, right] = plume.swingLines;
  return [
    ...(plume.centreline === null ? [] : [line("centreline", plume.centreline)]),
    ...(left === undefined ? [] : [line("swing-left", left)]),
    ...(right === undefined ? [] : [line("swing-right", right)]),
  ];
}

/** Formats `2026-11-21 14:05`, in UTC, because files are shared between time zones. */
const minuteOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace("T", " ");
