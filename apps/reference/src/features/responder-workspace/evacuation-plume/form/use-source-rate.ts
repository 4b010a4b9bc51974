import type { AddressSuggestion, Result } from "@placard/hazmat-core";
import { validatePlume } from "@placard/hazmat-core/business";
import { rateOfScene, type SceneRate, type SceneRefusal, type SceneWeather } from "@placard/hazmat-core/scene";
import { chemicalSource } from "../../../../lib/chemical-source.ts";
import { sceneOf } from "../worker/scene-request.ts";
import { plumeChemical } from "./plume-chemical.ts";
import type { PlumeValues } from "./plume-values.ts";
import { fieldOfInput, SOURCE_FIELDS, sourceKindOf, type SourceField } from "./source-entry.ts";
import { useAnswer } from "./use-answer.ts";

/** What the chosen source comes to. */
export type SourceRate =
  /** The rate is entered, or figures of the source, the chemical, the place or the weather are not there yet. */
  | { readonly kind: "none"; readonly missing: readonly RateNeed[] }
  | { readonly kind: "asking" }
  | { readonly kind: "given"; readonly rate: SceneRate }
  /** `field`: the one to mend; `null` where it is none of the source's own. */
  | { readonly kind: "refused"; readonly message: string; readonly field: SourceField | null }
  | { readonly kind: "failed" };

/** What a rate is worked out from, beside the figures of its source. */
export type RateNeed = "chemical" | "figures" | "place" | "weather";

/** Works out the rate of the form's source while it is filled in, as a calculation would. */
export function useSourceRate(
  values: PlumeValues,
  place: AddressSuggestion | null,
  weather: SceneWeather | null,
): SourceRate {
  const missing = missingFor(values, place, weather);
  const isReady = sourceKindOf(values) !== "rate" && missing.length === 0;
  const question = isReady ? JSON.stringify([values, place, weather]) : null;
  const { value, isCurrent, isFailed } = useAnswer(question, () => rateOf(values, place, weather));
  if (!isReady) return { kind: "none", missing };
  if (isFailed) return { kind: "failed" };
  if (value === undefined || !isCurrent) return { kind: "asking" };
  if (value === null) return { kind: "none", missing: ["chemical"] };
  if (value.ok) return { kind: "given", rate: value.value };
  const { message, fields } = value.error;
  return { kind: "refused", message, field: fields.map(fieldOfInput).find((known) => known !== undefined) ?? null };
}

/** @returns `null` for a text that names no one substance */
async function rateOf(
  values: PlumeValues,
  place: AddressSuggestion | null,
  weather: SceneWeather | null,
): Promise<Result<SceneRate, SceneRefusal> | null> {
  const found = await plumeChemical(values);
  if (found.kind === "asked" || place === null || weather === null) return null;
  const scene = sceneOf(values, found.chemical, place, weather, new Date());
  if (scene === null || scene.source === null) return null;
  return rateOfScene({ ...scene, source: scene.source }, { source: chemicalSource });
}

function missingFor(
  values: PlumeValues,
  place: AddressSuggestion | null,
  weather: SceneWeather | null,
): readonly RateNeed[] {
  const kind = sourceKindOf(values);
  if (kind === "rate") return [];
  const wrong = validatePlume(values);
  const ofSource: readonly (keyof typeof wrong)[] = [...SOURCE_FIELDS[kind], "state"];
  return [
    ...(values.chem_name.trim() === "" ? ["chemical" as const] : []),
    ...(ofSource.some((field) => field in wrong) ? ["figures" as const] : []),
    ...(place === null ? ["place" as const] : []),
    ...(weather === null ? ["weather" as const] : []),
  ];
}
