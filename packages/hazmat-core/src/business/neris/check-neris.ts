import { err, ok, type Refusal, type Result } from "../../identity/result.ts";
import { NERIS_DOT_CLASSES, NERIS_PHYSICAL_STATES, NERIS_RELEASED_INTO, NERIS_UNITS } from "./neris-codes.ts";
import type { NerisChemical, NerisPayload } from "./neris-draft.ts";

/** A value that NERIS would reject, by its path: `hazsit_detail.chemicals[0].release.unit_of_measurement`. */
export type NerisError = Refusal<"neris.code"> & { readonly path: string };

/**
 * Checks the codes and patterns of a payload before it is exported. Missing fields are not errors: the draft lists
 * them.
 *
 * @returns the payload, or the first value that NERIS would reject
 * @example
 * const { payload } = nerisDraft({ incidentNumber: "51", point: null, narrative: "", chemicals: [], log: [] });
 * checkNeris(payload).ok; // true
 */
export function checkNeris(payload: NerisPayload): Result<NerisPayload, NerisError> {
  const [first] = [
    ...numberErrors(payload),
    ...errorUnless(isPoint(payload.base.point), "base.point", "Enter longitude and latitude in degrees."),
    ...payload.dispatch.comments.flatMap(({ comment, timestamp }, row) => [
      ...errorUnless(comment !== "", `dispatch.comments[${row}].comment`, "Enter a comment."),
      ...errorUnless(ZONED.test(timestamp), `dispatch.comments[${row}].timestamp`, "Use an ISO time with a time zone."),
    ]),
    ...payload.hazsit_detail.chemicals.flatMap(chemicalErrors),
  ];
  return first === undefined ? ok(payload) : err(first);
}

/** A missing position is not an error. */
function isPoint(point: NerisPayload["base"]["point"]): boolean {
  if (point === undefined) return true;
  const [lon, lat] = point.geometry.coordinates;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

const NUMBER = /^[\w\-:]+$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/;

function numberErrors({ base, dispatch }: NerisPayload): readonly NerisError[] {
  const rule = "Use letters, digits, underscores, hyphens and colons.";
  return [
    ...errorUnless(isNumber(base.incident_number), "base.incident_number", rule),
    ...errorUnless(isNumber(dispatch.incident_number), "dispatch.incident_number", rule),
  ];
}

/** The draft lists a missing number. */
const isNumber = (number: string | undefined): boolean => number === undefined || NUMBER.test(number);

function chemicalErrors({ name, dot_class, release }: NerisChemical, row: number): readonly NerisError[] {
  const path = `hazsit_detail.chemicals[${row}]`;
  return [
    ...errorUnless(name.length > 0 && name.length <= 255, `${path}.name`, "Enter a name of 1 to 255 characters."),
    ...errorUnless(
      dot_class === undefined || DOT_CLASSES.has(dot_class),
      `${path}.dot_class`,
      "Use a NERIS DOT class.",
    ),
    ...(release === undefined ? [] : releaseErrors(release, `${path}.release`)),
  ];
}

const DOT_CLASSES: ReadonlySet<string> = new Set(Object.values(NERIS_DOT_CLASSES));

function releaseErrors(release: NonNullable<NerisChemical["release"]>, path: string): readonly NerisError[] {
  const { estimated_amount: amount, unit_of_measurement: unit, physical_state: state, released_into: into } = release;
  return [
    ...errorUnless(NERIS_PHYSICAL_STATES.includes(state), `${path}.physical_state`, "Use a NERIS physical state."),
    ...errorUnless(NERIS_RELEASED_INTO.includes(into), `${path}.released_into`, "Use AIR, WATER or GROUND."),
    ...errorUnless(
      unit === undefined || isUnit(unit, state),
      `${path}.unit_of_measurement`,
      "Use a unit valid for this physical state.",
    ),
    ...errorUnless(
      (amount === undefined) === (unit === undefined),
      `${path}.estimated_amount`,
      "Give both amount and unit.",
    ),
    ...errorUnless(amount === undefined || amount >= 0, `${path}.estimated_amount`, "Use an amount of 0 or more."),
  ];
}

function isUnit(unit: string, state: string): boolean {
  return Object.entries(NERIS_UNITS).some(
    ([of, units]) => of === state && units.some((known) => `${of}_${known}` === unit),
  );
}

function errorUnless(isFine: boolean, path: string, message: string): readonly NerisError[] {
  return isFine ? [] : [{ code: "neris.code", path, message }];
}
