import { isolationForRecord, leadingEntry, nameByNumber } from "@placard/hazmat-core";
import type { AddressSuggestion, ChemicalRecord, NamedChemical } from "@placard/hazmat-core";
import { CHEMICAL_STATES, isOneOf } from "@placard/hazmat-core/business";
import { resolveRelease } from "@placard/hazmat-core/dispersion";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import type { Messages } from "../../../messages/messages.ts";
import { failureOf, notFound, refusalFailure, type PlumeFailure } from "./plume-failure.ts";
import { keepsCircle, type PlumeResult } from "./plume-result.ts";
import { plumeChemical } from "./plume-chemical.ts";
import type { PlumeValues } from "./plume-values.ts";
import { releaseInput } from "./release-input.ts";
import type { ReleaseRunner } from "./release-runner.ts";
import type { UsedWeather } from "./weather-entry.ts";

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
    const { record, chemical } = found;
    const basics = {
      id: crypto.randomUUID(),
      chemical,
      molarMass: record.constants.molarMassGPerMol?.value ?? null,
      place,
      used,
      isolation: isolationForRecord(record, {
        state: values.state,
        ...(chemical.unNumber !== null && { unNumber: chemical.unNumber }),
      }),
      inputs: values,
      calculatedAt: now,
    };
    const complete = (part: Pick<PlumeResult, "release" | "refusal" | "input">): PlumeOutcome => ({
      kind: "complete",
      result: { ...basics, ...part },
    });

    const input = releaseInput(values, record, place, used, sunMoment(used, now));
    if (input === null) {
      const refusal = {
        code: "substance_unknown",
        message: words.noCas(chemical.name),
        fields: ["substance"],
      } as const;
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

/** The record of the form's chemical, and the id and name that the answer is given for. */
async function chemicalOf(
  values: PlumeValues,
): Promise<{ readonly record: ChemicalRecord; readonly chemical: NamedChemical } | null> {
  const found = await plumeChemical(values);
  const record = found.kind === "one" ? await chemicalSource.record(found.chemical.key) : null;
  if (record === null || found.kind !== "one") return null;
  const entry = leadingEntry(record, found.chemical.unNumber ?? undefined);
  return {
    record,
    chemical: { key: record.key, unNumber: entry?.unNumber ?? null, name: nameByNumber(record, entry) },
  };
}

/** The sun stands where it stood when the weather was observed. */
function sunMoment({ weather }: UsedWeather, now: Date): Date {
  const observed = new Date(weather.observed_at);
  return Number.isNaN(observed.getTime()) ? now : observed;
}
