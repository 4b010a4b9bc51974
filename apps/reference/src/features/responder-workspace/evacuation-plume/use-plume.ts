import { httpGeocoder } from "@placard/api-client";
import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";
import { firstError, validatePlume } from "@placard/hazmat-core/business";
import { isExactEnough, type SceneWeather } from "@placard/hazmat-core/scene";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { calculate, type PlumeOutcome } from "./result/calculate.ts";
import { layerRows, layerSummary } from "./result/layer-rows.ts";
import { evacuationCalculated, plumeCalculated } from "./result/log-actions.ts";
import { parseCoordinates, withCoordinates } from "../../../lib/parse-coordinates.ts";
import { plumeChemical, type ChemicalQuestion } from "./form/plume-chemical.ts";
import { chemicalFields, EMPTY_PLUME, placeFields, placeOf, type PlumeValues } from "./form/plume-values.ts";
import type { PlumeForm } from "./form/plume-form-state.ts";
import { useSourceRate, type SourceRate } from "./form/use-source-rate.ts";
import { createReleaseRunner, type ReleaseRunner } from "./worker/release-runner.ts";
import { resolvePlace, type ResolvedPlace } from "./place/resolve-place.ts";
import { notFound } from "./result/plume-failure.ts";
import { usePlumeOutcome } from "./result/use-plume-outcome.ts";
import {
  providedWeather,
  useHasWeatherProvider,
  useWeather,
  weatherMode,
  weatherQuery,
  type WeatherState,
} from "./weather/use-weather.ts";
import { enteredWeather, weatherErrors } from "./weather/weather-entry.ts";

export interface Plume {
  readonly form: PlumeForm;
  readonly geocoder: Geocoder;
  readonly place: AddressSuggestion | null;
  /** What came of the address when a calculation was asked for and the place was not clear. */
  readonly question: ResolvedPlace | null;
  /** What the chemical's text may mean, when a calculation was asked for and it names no one substance. */
  readonly chemicalQuestion: ChemicalQuestion | null;
  readonly rate: SourceRate;
  readonly weather: WeatherState;
  readonly outcome: PlumeOutcome | null;
  readonly runner: ReleaseRunner;
  readonly takePlace: (place: AddressSuggestion) => void;
}

const EMPTY: PlumeValues = EMPTY_PLUME;

/**
 * The plume form from entry to outcome: place, weather, calculation, toasts and log.
 *
 * @param onCalculated - told when a calculation has an outcome, good or bad
 */
export function usePlume(onCalculated: () => void): Plume {
  const { plume, common } = useMessages();
  const inWords = useProblemTexts();
  const { log, scope } = useIncident();
  const api = useApi();
  const queries = useQueryClient();
  const hasProvider = useHasWeatherProvider();
  const [geocoder] = useState(() => withCoordinates(httpGeocoder(api)));
  const [runner] = useState(() => createReleaseRunner());
  useEffect(() => {
    runner.warm();
    return () => runner.stop();
  }, [runner]);
  // What was wrong with the last calculation holds until the next one: it must not lie over its map.
  const closeLast = useRef(() => {});
  const sayWrong = (text: string, title = common.errorTitle): void => {
    closeLast.current = toasts.show({ tone: "danger", title, text });
  };
  // Nor over the next module: what the form lacks stands at its fields.
  useEffect(() => () => closeLast.current(), []);
  const [question, setQuestion] = useState<ResolvedPlace | null>(null);
  const [chemicalQuestion, setChemicalQuestion] = useState<ChemicalQuestion | null>(null);
  const [outcome, setOutcome] = usePlumeOutcome(scope);

  const form = useForm<PlumeValues>({
    initial: EMPTY,
    validate,
    submit,
    draft: { name: scope.draft("plume"), kind: "working" },
  });
  const { values } = form;
  const chosen = placeOf(values) ?? parseCoordinates(values.address);
  const place = chosen !== null && isExactEnough(chosen.precision) ? chosen : null;
  const weather = useWeather(values, place, hasProvider);
  const rate = useSourceRate(values, place, weather.used);

  function validate(typed: PlumeValues) {
    const isEntered = weatherMode(typed, hasProvider) === "entered";
    return { ...inWords(validatePlume(typed)), ...(isEntered && weatherErrors(typed, plume.weatherErrors)) };
  }

  async function weatherAt(typed: PlumeValues, { center }: AddressSuggestion): Promise<SceneWeather | null> {
    if (weatherMode(typed, hasProvider) === "entered") return enteredWeather(typed, plume.enteredSource);
    const reading = await queries.fetchQuery(weatherQuery(api, center));
    return reading && providedWeather(reading, typed);
  }

  /** A calculation saves nothing, so what was typed stays: it answers a refusal without words. */
  async function submit(typed: PlumeValues) {
    const found = await resolvePlace(typed, geocoder);
    setQuestion(found.kind === "known" ? null : found);
    if (found.kind !== "known") {
      closeLast.current = toasts.show({ tone: "caution", title: plume.placeNeeded });
      return {};
    }
    const chemical = await plumeChemical(typed).catch(() => null);
    setChemicalQuestion(chemical?.kind === "asked" ? chemical.question : null);
    if (chemical?.kind === "asked") {
      // Zones of another substance must not stand below this name. What it may mean is asked at its field.
      const failure = notFound(plume, typed.chem_name);
      setOutcome({ kind: "failed", failure });
      sayWrong(failure.text, failure.title);
      return {};
    }
    const settled = {
      ...typed,
      ...(chemical !== null && chemicalFields(chemical.chemical)),
      ...placeFields({ ...found.place, place_name: typed.address }),
    };
    form.fill(settled);
    const used = await weatherAt(typed, found.place).catch(() => null);
    if (used === null) {
      const text =
        weatherMode(typed, hasProvider) === "entered" ? plume.weatherErrors.missing : plume.weatherUnavailable;
      sayWrong(text);
      return {};
    }
    finish(await calculate(settled, found.place, used, runner, plume, new Date()));
    return {};
  }

  function finish(next: PlumeOutcome): void {
    setOutcome(next);
    onCalculated();
    if (next.kind === "failed") {
      sayWrong(next.failure.text, next.failure.title);
      return;
    }
    const { result } = next;
    log.record(plumeCalculated(result));
    log.record(evacuationCalculated(result));
    const summary = layerSummary(layerRows(result, plume), plume);
    if (result.refusal === null) toasts.show({ tone: "ok", title: plume.complete, text: summary });
    else closeLast.current = toasts.show({ tone: "caution", title: plume.refusedTitle, text: result.refusal.message });
  }

  return {
    chemicalQuestion: chemicalQuestion?.text === values.chem_name ? chemicalQuestion : null,
    geocoder,
    place,
    question,
    rate,
    weather,
    outcome,
    runner,
    takePlace(taken) {
      form.fill(placeFields(taken));
      setQuestion(null);
    },
    form: {
      ...form,
      onSubmit(event) {
        closeLast.current();
        const problem = firstError(validate(values));
        if (problem !== null) sayWrong(problem.problem);
        form.onSubmit(event);
      },
    },
  };
}
