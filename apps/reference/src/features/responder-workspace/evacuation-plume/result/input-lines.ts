import { formatDistance, formatNumber } from "@placard/hazmat-core";
import type { Messages } from "../../../../messages/messages.ts";
import { GROUNDS } from "../form/plume-values.ts";
import type { PlumeResult } from "./plume-result.ts";

type Words = Messages["plume"];

/** `Emission rate: 0.15 kg/s`: everything that a result rests on, line by line, for a copy that leaves the app. */
export function inputLines(result: PlumeResult, words: Words): readonly string[] {
  const { chemical, inputs, release, plume, place, assumptions, warnings, isolation } = result;
  const [lon, lat] = place.center;
  const ground = GROUNDS.find((known) => known === inputs.ground) ?? "";
  const told = (label: string, value: string) => words.inputLine(label, value);
  return [
    ...(chemical === null
      ? []
      : [told(words.chemicalName, [chemical.name, chemical.unNumber ?? chemical.key].join(", "))]),
    told(
      words.address,
      `${place.place_name} (${words.precisions[place.precision]}: ${lat.toFixed(5)}, ${lon.toFixed(5)})`,
    ),
    ...(release.rateKgPerS === null ? [] : [told(words.emissionRate, `${formatNumber(release.rateKgPerS)} kg/s`)]),
    told(words.emissionHeight, `${inputs.emission_height} m`),
    ...(release.durationMin === null ? [] : [told(words.duration, `${formatNumber(release.durationMin)} min`)]),
    ...STATES.flatMap((state) => (state === inputs.state ? [told(words.state, words.states[state])] : [])),
    ...(ground === "" ? [] : [told(words.ground, words.grounds[ground])]),
    told(words.turnBack, `${inputs.turnBackLELPercent} %`),
    ...(plume === null
      ? []
      : [told(words.stability, plume.stability), told(words.modelUsed, `${words.model[plume.model]}. ${plume.why}`)]),
    ...(isolation.kind === "distance" && isolation.downwindM !== null
      ? [told(words.protective, formatDistance(isolation.downwindM))]
      : []),
    ...assumptions.map((one) => `${assumptionWords(one, words)}. ${one.reason}`),
    ...warnings,
  ];
}

const STATES = ["solid", "liquid", "gas"] as const;

/** What nobody told is called assumed; what follows from what was told is called derived. */
export function assumptionWords({ name, value, isDerived }: PlumeResult["assumptions"][number], words: Words): string {
  return isDerived === true ? words.derived(name, value) : words.assumed(name, value);
}
