import { httpGeocoder } from "@placard/api-client";
import { firstError, validatePlume, type AddressSuggestion, type Geocoder } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { calculate, type PlumeOutcome } from "./calculate.ts";
import { layerRows, layerSummary } from "./layer-rows.ts";
import { evacuationCalculated, plumeCalculated } from "./log-actions.ts";
import { parseCoordinates, withCoordinates } from "../../../lib/parse-coordinates.ts";
import { EMPTY_PLUME, isExactEnough, placeFields, placeOf, type PlumeForm, type PlumeValues } from "./plume-values.ts";
import { createReleaseRunner, type ReleaseRunner } from "./release-runner.ts";
import { resolvePlace, type ResolvedPlace } from "./resolve-place.ts";
import { usePlumeOutcome } from "./use-plume-outcome.ts";
import { useHasWeatherProvider, useWeather, weatherMode, weatherQuery, type WeatherState } from "./use-weather.ts";
import { enteredWeather, stabilityOf, weatherErrors, type UsedWeather } from "./weather-entry.ts";

export interface Plume {
  readonly form: PlumeForm;
  readonly geocoder: Geocoder;
  readonly place: AddressSuggestion | null;
  /** What came of the address when a calculation was asked for and the place was not clear. */
  readonly question: ResolvedPlace | null;
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

  function validate(typed: PlumeValues) {
    const isEntered = weatherMode(typed, hasProvider) === "entered";
    return { ...validatePlume(typed), ...(isEntered && weatherErrors(typed, plume.weatherErrors)) };
  }

  async function weatherAt(typed: PlumeValues, { center }: AddressSuggestion): Promise<UsedWeather | null> {
    if (weatherMode(typed, hasProvider) === "entered") return enteredWeather(typed, plume.enteredSource);
    const reading = await queries.fetchQuery(weatherQuery(api, center));
    return reading && { weather: reading, stability: stabilityOf(typed) };
  }

  /** A calculation saves nothing, so what was typed stays: it answers a refusal without words. */
  async function submit(typed: PlumeValues) {
    const found = await resolvePlace(typed, geocoder);
    setQuestion(found.kind === "known" ? null : found);
    if (found.kind !== "known") {
      closeLast.current = toasts.show({ tone: "caution", title: plume.placeNeeded });
      return {};
    }
    const settled = { ...typed, ...placeFields({ ...found.place, place_name: typed.address }) };
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
    geocoder,
    place,
    question,
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
        if (problem !== null) sayWrong(problem.message);
        form.onSubmit(event);
      },
    },
  };
}
