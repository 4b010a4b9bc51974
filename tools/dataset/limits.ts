import type { Input, InputIdlhRevision, InputPacUnit, InputSubstance } from "./input-types.ts";

const STEPS = ["1", "2", "3"] as const;

type Respirators = NonNullable<InputSubstance["respirators"]>;

/** PAC in the unit from the list of units; undefined if its three figures differ from those on file. */
function pacInUnit({ pac }: InputSubstance, listed: InputPacUnit | undefined): InputSubstance["pac"] {
  if (pac === undefined || listed === undefined) return undefined;
  if (STEPS.some((step, index) => pac[step]?.v !== listed.pac[index])) return undefined;
  const { unit } = listed;
  const [one, two, three] = listed.pac;
  return { "1": { v: one, unit }, "2": { v: two, unit }, "3": { v: three, unit }, src: pac.src };
}

/**
 * Respirator steps for a revised IDLH. The Pocket Guide lists filters up to the IDLH of its time: steps above the
 * revised value are merged into a single step that ends at that value.
 */
function stepsUpTo(ppm: number, steps: Respirators): Respirators {
  const isAbove = ({ upTo, unit }: Respirators[number]): boolean => unit === "ppm" && upTo !== undefined && upTo > ppm;
  const above = steps.filter(isAbove);
  if (above.length === 0) return steps;
  const types = [...new Set(above.flatMap((step) => step.types))];
  const first = steps.findIndex(isAbove);
  const last = { label: `Up to ${ppm} ppm`, upTo: ppm, unit: "ppm", types };
  return [...steps.slice(0, first), last, ...steps.slice(first).filter((step) => !isAbove(step))];
}

function withRevisedIdlh(of: InputSubstance, revision: InputIdlhRevision | undefined): InputSubstance {
  if (revision === undefined) return of;
  const { idlhPpm: ppm, year } = revision;
  const superseded = of.idlh?.text;
  return {
    ...of,
    idlh: {
      text: `${ppm} ppm`,
      ppm,
      ...(superseded === undefined ? {} : { superseded }),
      src: `niosh revised ${year}`,
    },
    ...(of.respirators === undefined ? {} : { respirators: stepsUpTo(ppm, of.respirators) }),
  };
}

/** The input with PAC values in their unit, and with each IDLH that NIOSH has certainly revised. */
export function withLimits(input: Input): Input {
  const units = new Map(input.pacUnits.map((row) => [row.cas, row]));
  const certain = input.idlhRevisions.filter(({ certainty }) => certainty === "high");
  const revisions = new Map(certain.map((row) => [row.cas, row]));
  const limited = (of: InputSubstance): InputSubstance => {
    const { pac: _, ...rest } = of;
    const pac = pacInUnit(of, units.get(of.cas));
    return withRevisedIdlh({ ...rest, ...(pac === undefined ? {} : { pac }) }, revisions.get(of.cas));
  };
  return { ...input, core: input.core.map(limited), extended: input.extended.map(limited) };
}
