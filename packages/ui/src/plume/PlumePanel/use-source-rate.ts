import type { AddressSuggestion, ChemicalSource, Result } from "@placard/hazmat-core";
import { validatePlume } from "@placard/hazmat-core/business";
import type { SceneRate, SceneRefusal, SceneWeather } from "@placard/hazmat-core/scene";
import { sceneOf } from "../entry/scene-of.ts";
import { plumeChemical } from "../entry/plume-chemical.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import { fieldOfInput, SOURCE_FIELDS, sourceKindOf } from "../entry/source-entry.ts";
import type { RateNeed, SourceRate } from "../entry/source-rate.ts";
import { useAnswer } from "../../hooks/use-answer.ts";

/** Calculates the rate of the form's source while it is filled in, in the same way as a calculation. */
export function useSourceRate(
  values: PlumeValues,
  place: AddressSuggestion | null,
  weather: SceneWeather | null,
  source: ChemicalSource,
): SourceRate {
  const missing = missingFor(values, place, weather);
  const isReady = sourceKindOf(values) !== "rate" && missing.length === 0;
  const question = isReady ? JSON.stringify([values, place, weather]) : null;
  const { value, isCurrent, isFailed } = useAnswer(question, () => rateOf(values, place, weather, source));
  if (!isReady) return { kind: "none", missing };
  if (isFailed) return { kind: "failed" };
  if (value === undefined || !isCurrent) return { kind: "asking" };
  if (value === null) return { kind: "none", missing: ["chemical"] };
  if (value.ok) return { kind: "given", rate: value.value };
  const { message, fields } = value.error;
  return { kind: "refused", message, field: fields.map(fieldOfInput).find((known) => known !== undefined) ?? null };
}

/** @returns `null` if the text does not identify one substance */
async function rateOf(
  values: PlumeValues,
  place: AddressSuggestion | null,
  weather: SceneWeather | null,
  source: ChemicalSource,
): Promise<Result<SceneRate, SceneRefusal> | null> {
  const found = await plumeChemical(values, source);
  if (found.kind === "asked" || place === null || weather === null) return null;
  const scene = sceneOf(values, found.chemical, place, weather, new Date());
  if (scene === null || scene.source === null) return null;
  const { rateOfScene } = await import("../models/scene-models.ts");
  return rateOfScene({ ...scene, source: scene.source }, { source });
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
