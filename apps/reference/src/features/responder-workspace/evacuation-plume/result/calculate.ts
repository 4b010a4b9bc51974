import type { AddressSuggestion, ChemicalRecord } from "@placard/hazmat-core";
import { CHEMICAL_STATES, isOneOf } from "@placard/hazmat-core/business";
import { resolveRelease } from "@placard/hazmat-core/dispersion";
import { chemicalSource } from "../../../../lib/chemical-source.ts";
import type { Messages } from "../../../../messages/messages.ts";
import { exactMatch } from "../../chemical-search/handed-over.ts";
import { failureOf, notFound, refusalFailure, type PlumeFailure } from "./plume-failure.ts";
import { isolationOf, keepsCircle, type PlumeResult } from "./plume-result.ts";
import { chosenChemical, type PlumeValues } from "../form/plume-values.ts";
import { releaseInput } from "../worker/release-input.ts";
import type { ReleaseRunner } from "../worker/release-runner.ts";
import type { UsedWeather } from "../weather/weather-entry.ts";

/** What the page shows after a calculation. */
export type PlumeOutcome =
  | { readonly kind: "complete"; readonly result: PlumeResult }
  | { readonly kind: "failed"; readonly failure: PlumeFailure };

/**
 * One calculation: initial isolation and plume, on this device. A refusal of the models keeps the isolation circle where
 * the release itself is understood; everything else that fails clears the layers. Never rejects.
 */
export async function calculate(
  values: PlumeValues,
  place: AddressSuggestion,
  used: UsedWeather,
  runner: Pick<ReleaseRunner, "model">,
  words: Messages["plume"],
  now: Date,
): Promise<PlumeOutcome> {
  const failed = (failure: PlumeFailure): PlumeOutcome => ({ kind: "failed", failure });
  try {
    const found = await chemicalOf(values);
    if (found === null || !isOneOf(CHEMICAL_STATES, values.state)) return failed(notFound(words, values.chem_name));
    const { record, unNumber } = found;
    const basics = {
      id: crypto.randomUUID(),
      chemicalName: record.name,
      molarMass: record.constants.molarMassGPerMol?.value ?? null,
      place,
      used,
      isolation: await isolationOf(record, unNumber, values.state),
      inputs: values,
      calculatedAt: now,
    };
    const complete = (part: Pick<PlumeResult, "release" | "refusal" | "input">): PlumeOutcome => ({
      kind: "complete",
      result: { ...basics, ...part },
    });

    const input = releaseInput(values, record, place, used, sunMoment(used, now));
    if (input === null) {
      const refusal = { code: "substance_unknown", message: words.noCas(record.name), fields: ["substance"] } as const;
      return complete({ release: null, input: null, refusal });
    }
    const resolved = await resolveRelease(input);
    if (!resolved.ok) {
      return keepsCircle(resolved.error)
        ? complete({ release: null, input: null, refusal: resolved.error })
        : failed(refusalFailure(resolved.error, words));
    }
    const release = { id: basics.id, input: resolved.value.input };
    const answer = await runner.model(release);
    if (answer.ok) {
      const sources = [...answer.data.basis.sources, ...resolved.value.sources];
      const data = { ...answer.data, basis: { ...answer.data.basis, sources } };
      return complete({ release: data, input: release.input, refusal: null });
    }
    return keepsCircle(answer.refusal)
      ? complete({ release: null, input: release.input, refusal: answer.refusal })
      : failed(refusalFailure(answer.refusal, words));
  } catch (error) {
    return failed(failureOf(error, words, values.chem_name));
  }
}

/** The chosen chemical, or the one whose name was typed exactly. A near name may be another chemical. */
async function chemicalOf(
  values: PlumeValues,
): Promise<{ readonly record: ChemicalRecord; readonly unNumber: string | undefined } | null> {
  const chosen = chosenChemical(values);
  const match =
    chosen === null ? exactMatch(await chemicalSource.search(values.chem_name, { limit: 8 }), values.chem_name) : null;
  const key = chosen?.key ?? match?.key;
  const record = key === undefined ? null : await chemicalSource.record(key);
  if (record === null) return null;
  return { record, unNumber: chosen === null ? (match?.unNumber ?? undefined) : chosen.unNumber };
}

/** The sun stands where it stood when the weather was observed. */
function sunMoment({ weather }: UsedWeather, now: Date): Date {
  const observed = new Date(weather.observed_at);
  return Number.isNaN(observed.getTime()) ? now : observed;
}
