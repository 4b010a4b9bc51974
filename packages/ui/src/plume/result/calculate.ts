import type { AddressSuggestion, ChemicalRef, ChemicalSource } from "@placard/hazmat-core";
import type { SceneWeather } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import { plumeChemical } from "../entry/plume-chemical.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import type { ReleaseModels } from "../models/release-models.ts";
import { withChosenSource } from "../entry/source-entry.ts";
import { sceneOf } from "../entry/scene-of.ts";
import { failureOf, notFoundFailure, refusalFailure, type PlumeFailure } from "./plume-failure.ts";
import type { PlumeResult } from "./plume-result.ts";

/** Outcome of a calculation, as shown on the page. */
export type PlumeOutcome =
  | { readonly kind: "complete"; readonly result: PlumeResult }
  | { readonly kind: "failed"; readonly failure: PlumeFailure };

/** Services used by a calculation. */
export interface PlumeServices {
  readonly source: Pick<ChemicalSource, "meant" | "record">;
  readonly models: Pick<ReleaseModels, "model">;
}

/**
 * Runs one calculation on this device: the scene answered by the core, with the plume modelled by the worker. A refusal
 * of the models is part of the answer, which still has isolation and protective action distance. Invalid input and
 * failures clear the layers. Never rejects.
 */
export async function calculate(
  values: PlumeValues,
  place: AddressSuggestion,
  used: SceneWeather,
  { source, models }: PlumeServices,
  texts: Messages["plume"],
  now: Date,
): Promise<PlumeOutcome> {
  const failed = (failure: PlumeFailure): PlumeOutcome => ({ kind: "failed", failure });
  try {
    const chemical = await chemicalOf(values, source);
    const scene = chemical === null ? null : sceneOf(values, chemical, place, used, now);
    if (scene === null) return failed(notFoundFailure(texts, values.chem_name));
    const { loadChosenTank, modelScene } = await import("../models/scene-models.ts");
    const id = crypto.randomUUID();
    const answer = await modelScene(scene, {
      source,
      model: (input) => models.model({ id, input }),
    });
    if (!answer.ok) return failed(refusalFailure(answer.error, texts));
    const tank = chemical === null ? null : await loadChosenTank(source, chemical, values.tank);
    return {
      kind: "complete",
      result: {
        ...answer.value,
        id,
        place,
        used,
        inputs: withChosenSource(values),
        calculatedAt: now,
        ...(tank && { tank }),
      },
    };
  } catch (error) {
    return failed(failureOf(error, texts, values));
  }
}

/** The chosen chemical, or the one that the text names. A similar name may be another chemical. */
async function chemicalOf(values: PlumeValues, source: Pick<ChemicalSource, "meant">): Promise<ChemicalRef | null> {
  const found = await plumeChemical(values, source);
  return found.kind === "one" ? { key: found.chemical.key, unNumber: found.chemical.unNumber } : null;
}
