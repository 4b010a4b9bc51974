import {
  COLOURS,
  CONTAINER_SHAPES,
  GAS_SENSORS,
  ODOURS,
  PID_LAMPS_EV,
  placardOf,
  SIGN_GROUPS,
  type Observation,
} from "@placard/hazmat-core/identify";

/** No observations, with all stored fields. */
export const NO_OBSERVATION = {
  state: "",
  vapour: "",
  water: "",
  container: "",
  placard: "",
  pidEv: "",
  ph: "",
  colour: "",
  odour: "",
  burns: false as boolean,
  signs: [] as readonly string[],
  sensors: [] as readonly string[],
} satisfies { readonly [Clue in keyof Required<Observation>]: string | boolean | readonly string[] };

export function draftFieldsOf({ pidEv, ...seen }: Observation): typeof NO_OBSERVATION {
  return { ...NO_OBSERVATION, ...seen, pidEv: pidEv === undefined ? "" : String(pidEv) };
}

/** Keeps only values that are valid today. */
export function observationOf(labels: Partial<typeof NO_OBSERVATION>): Observation {
  const {
    state,
    vapour,
    water,
    container,
    placard,
    pidEv,
    ph,
    colour,
    odour,
    burns,
    signs = [],
    sensors = [],
  } = labels;
  const found = <Id extends string | number>(ids: readonly Id[], text = ""): Id | undefined =>
    ids.find((id) => String(id) === text);
  const some = <Id extends string>(ids: readonly Id[], texts: readonly string[]): readonly Id[] | undefined => {
    const known = ids.filter((id) => texts.includes(id));
    return known.length === 0 ? undefined : known;
  };
  const read = {
    state: found(["solid", "liquid", "gas"] as const, state),
    vapour: found(["sinks", "rises"] as const, vapour),
    water: found(["floats", "sinks", "mixes", "reacts"] as const, water),
    container: found(CONTAINER_SHAPES, container),
    placard: placardOf(placard ?? "")?.hazardClass,
    pidEv: found(PID_LAMPS_EV, pidEv),
    ph: found(["acid", "base"] as const, ph),
    colour: found(COLOURS, colour),
    odour: found(ODOURS, odour),
    sensors: some(GAS_SENSORS, sensors),
    burns: burns === true ? true : undefined,
    signs: some(SIGN_GROUPS, signs),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

const [BETWEEN_CLUES, BETWEEN_ANSWERS] = ["*", "_"] as const;

/** Observations in an address, without escaping: `state.liquid*signs.skin_blue`; `undefined`: none. */
export function writeObservation(seen: Observation): string | undefined {
  const parts = Object.entries(seen).map(([clue, value]) => {
    const answers: readonly unknown[] = Array.isArray(value) ? value : [value];
    return `${clue}.${answers.map(String).join(BETWEEN_ANSWERS)}`;
  });
  return parts.length === 0 ? undefined : parts.join(BETWEEN_CLUES);
}

/** Parses observations. Unknown parts are ignored, as if they were not observed. */
export function readObservation(text: string): Observation {
  const labels = text.split(BETWEEN_CLUES).map((part): readonly [string, string] => {
    const at = part.indexOf(".");
    return [part.slice(0, at), part.slice(at + 1)];
  });
  const given = new Map(labels);
  const texts = Object.entries(NO_OBSERVATION).map(([clue, nothing]) => {
    const answer = given.get(clue) ?? "";
    if (typeof nothing === "boolean") return [clue, answer === "true"];
    return [clue, typeof nothing === "string" ? answer : answer.split(BETWEEN_ANSWERS)];
  });
  // All fields of `NO_OBSERVATION`, each with a valid value.
  return observationOf(Object.fromEntries(texts) as typeof NO_OBSERVATION);
}
