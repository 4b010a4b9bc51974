import type {
  AddressSuggestion,
  ChemicalSource,
  Geocoder,
  LonLat,
  NamedChemical,
  WeatherSource,
} from "@placard/hazmat-core";
import { firstError, validatePlume } from "@placard/hazmat-core/business";
import { isExactEnough, type SceneWeather } from "@placard/hazmat-core/scene";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { positionsOnly, typedPlace, withTypedCoordinates } from "../../controls/AddressInput/typed-place.ts";
import { toasts, type ToastMessage } from "../../feedback/Toast/toasts.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { ChemicalQuestion } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";
import { containerFor } from "../entry/containers-of.ts";
import { plumeChemical } from "../entry/plume-chemical.ts";
import type { PlumeFormOptions, PlumeFormState } from "../entry/plume-form-state.ts";
import { chemicalFields, EMPTY_PLUME, placeFields, placeOf, type PlumeValues } from "../entry/plume-values.ts";
import { problemTexts } from "../entry/problem-texts.ts";
import { useStableForm } from "../entry/use-stable-form.ts";
import { useStableValue } from "../../hooks/use-stable-value.ts";
import { resolvePlace, type ResolvedPlace } from "../entry/resolve-place.ts";
import type { SourceRate } from "../entry/source-rate.ts";
import { enteredWeather, weatherErrors } from "../entry/weather-entry.ts";
import type { WeatherState } from "../entry/weather-state.ts";
import { mainThreadModels, type ReleaseModels } from "../models/release-models.ts";
import { calculate, type PlumeOutcome } from "../result/calculate.ts";
import { createCalculationCache } from "../result/calculation-cache.ts";
import { layerRows, layerSummary } from "../result/layer-rows.ts";
import { notFoundFailure } from "../result/plume-failure.ts";
import type { PlumeResult } from "../result/plume-result.ts";
import { useSourceRate } from "./use-source-rate.ts";
import { plausibleWeather, providedWeather, useWeather, weatherMode } from "./use-weather.ts";
import { translatedOrEnglish } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";

/** Services for calculating a plume, and storage of its state. */
export interface PlumeOptions {
  /** Source of the chemical data. */
  readonly source: ChemicalSource;
  /** Finds addresses. Without it the address field finds only typed coordinates, and its hint asks for them. */
  readonly geocoder?: Geocoder | undefined;
  /** `null`: no weather service; the user enters the weather. */
  readonly weather?: WeatherSource | null;
  /**
   * Incident or centre of the region in use. If typed coordinates are far from it, but near with another sign or in the
   * other order, the form asks which are meant before it calculates.
   */
  readonly near?: LonLat | null;
  /** Runs the models. Default: on the main thread. Create it once: a new object calculates again. */
  readonly models?: ReleaseModels;
  /** Outcome to show, if the host stores it; `undefined`: stored here. */
  readonly outcome?: PlumeOutcome | null | undefined;
  /** Called with each result or failure. */
  readonly onOutcome?: (outcome: PlumeOutcome) => void;
  /** Called with each answer, for a log. */
  readonly onResult?: (result: PlumeResult) => void;
  /** Shows a message beside the panel and returns a function that removes it. Default: a toast. */
  readonly notify?: (message: ToastMessage) => () => void;
}

/** State of a plume from input to outcome, for `PlumeView`. */
export interface Plume {
  readonly form: PlumeFormState;
  readonly source: ChemicalSource;
  readonly geocoder: Geocoder;
  readonly place: AddressSuggestion | null;
  readonly near: LonLat | null;
  /** Result of the address search, if the location was not clear when a calculation was requested. */
  readonly question: ResolvedPlace | null;
  /** Possible meanings of the chemical, if it did not identify one substance when a calculation was requested. */
  readonly chemicalQuestion: ChemicalQuestion | null;
  readonly rate: SourceRate;
  readonly weather: WeatherState;
  readonly outcome: PlumeOutcome | null;
  readonly models: ReleaseModels;
  readonly takePlace: (place: AddressSuggestion) => void;
  readonly takePoint: (point: LonLat) => void;
  readonly takeChemical: (chemical: NamedChemical) => void;
}

/** Everything of a plume except its form. Pass it to `usePlume` unchanged. */
export interface PlumeWork {
  /** Options of the form: for `usePlumeForm`, or for the host's own form hook. */
  readonly form: PlumeFormOptions;
  readonly source: ChemicalSource;
  readonly geocoder: Geocoder;
  readonly near: LonLat | null;
  readonly weather: WeatherSource | null;
  readonly models: ReleaseModels;
  readonly outcome: PlumeOutcome | null;
  readonly question: ResolvedPlace | null;
  readonly chemicalQuestion: ChemicalQuestion | null;
  readonly forgetQuestion: () => void;
  readonly sayWrong: (text: string, title?: string) => void;
  /** Removes the error message of the last calculation. */
  readonly forgetWrong: () => void;
  /** Calculates a completed form in advance, if the models run in a worker. Shows nothing. */
  readonly prepare: (typed: PlumeValues, place: AddressSuggestion, used: SceneWeather) => void;
  /** Stores the current form and weather for the next calculation. */
  readonly keepLive: (now: LiveForm) => void;
}

/** Form and weather at the moment of a calculation. */
interface LiveForm {
  readonly fill: PlumeFormState["fill"];
  readonly place: AddressSuggestion | null;
  readonly weather: WeatherState;
}

/**
 * Provides the parts of a plume that do not depend on its form: rules, calculation, outcome. The form is managed by
 * `usePlumeForm`, or by the host's own form hook.
 *
 * @example
 * const work = usePlumeWork({ source: bundledChemicalSource(), geocoder });
 * const plume = usePlume(work, usePlumeForm(work.form));
 * return <PlumeView plume={plume} />;
 */
export function usePlumeWork(options: PlumeOptions): PlumeWork {
  const {
    source,
    geocoder: givenGeocoder,
    weather = null,
    models: givenModels,
    outcome: storedOutcome,
    onOutcome,
    onResult,
  } = options;
  const { plume } = useTexts(plumeTexts);
  const near = useStableValue(options.near ?? null);
  const speech = useSpeechWith("plume");
  const [own] = useState(() => givenModels ?? mainThreadModels());
  const geocoder = useMemo(
    () => (givenGeocoder === undefined ? positionsOnly : withTypedCoordinates(givenGeocoder)),
    [givenGeocoder],
  );
  const [question, setQuestion] = useState<ResolvedPlace | null>(null);
  const [chemicalQuestion, setChemicalQuestion] = useState<ChemicalQuestion | null>(null);
  const [last, setLast] = useState<PlumeOutcome | null>(null);
  const live = useRef<LiveForm | null>(null);
  const [ahead] = useState(createCalculationCache);
  const models = givenModels ?? own;
  const notify = options.notify ?? showToast;
  // Closes the error message of the last calculation, which must not cover the map of the next one.
  const closeLast = useRef(() => {});
  const sayWrong = (text: string, title: string = plume.errorTitle): void => {
    closeLast.current = notify({ tone: "danger", title, text });
  };
  // Nor must it cover the next module. Errors of the form are shown at its fields.
  useEffect(() => () => closeLast.current(), []);

  function validate(typed: PlumeValues) {
    const isEntered = weatherMode(typed, weather) === "entered";
    return {
      ...problemTexts(validatePlume(typed), plume.problems),
      ...(isEntered && weatherErrors(typed, plume.weatherErrors)),
    };
  }

  async function weatherAt(typed: PlumeValues, { center }: AddressSuggestion): Promise<SceneWeather | null> {
    if (weather === null || weatherMode(typed, weather) === "entered")
      return enteredWeather(typed, plume.enteredSource);
    const read = live.current?.place?.center.join() === center.join() ? live.current.weather.reading : null;
    const reading = read ?? (await plausibleWeather(weather, center));
    return reading && providedWeather(reading, typed);
  }

  async function submit(typed: PlumeValues) {
    const found = await resolvePlace(typed, geocoder, near);
    setQuestion(found.kind === "known" ? null : found);
    if (found.kind !== "known") {
      const title = found.kind === "far" ? plume.placeFar : plume.placeNeeded;
      closeLast.current = notify({ tone: "caution", title });
      return {};
    }
    const chemical = await plumeChemical(typed, source).catch(() => null);
    setChemicalQuestion(chemical?.kind === "asked" ? chemical.question : null);
    if (chemical?.kind === "asked") {
      // Removes the zones, so that those of another substance are not shown under this name. Its field asks which one
      // is meant.
      finish({ kind: "failed", failure: notFoundFailure(plume, typed.chem_name) });
      return {};
    }
    const settled = await settle(typed, chemical?.chemical ?? null, found.place);
    live.current?.fill(settled);
    const used = await weatherAt(typed, found.place).catch(() => null);
    if (used === null) {
      const isEntered = weatherMode(typed, weather) === "entered";
      sayWrong(isEntered ? plume.weatherErrors.missing : plume.weatherUnavailable);
      return {};
    }
    finish(await ahead.take(workOf(settled, found.place, used)));
    return {};
  }

  const workOf = (settled: PlumeValues, place: AddressSuggestion, used: SceneWeather) => ({
    key: JSON.stringify([settled, place, used]),
    run: () => calculate(settled, place, used, { source, models }, plume, new Date()),
  });

  async function prepare(typed: PlumeValues, place: AddressSuggestion, used: SceneWeather): Promise<void> {
    if (models.isAside !== true || firstError(validate(typed)) !== null) return;
    const chemical = await plumeChemical(typed, source).catch(() => null);
    if (chemical?.kind === "one") ahead.begin(workOf(await settle(typed, chemical.chemical, place), place, used));
  }

  /** Fills the form with the chemical and location that its texts mean. */
  async function settle(typed: PlumeValues, chemical: NamedChemical | null, place: AddressSuggestion) {
    return {
      ...typed,
      ...(chemical !== null && {
        ...chemicalFields(chemical),
        container: await containerFor(typed, chemical, source).catch(() => typed.container),
      }),
      ...placeFields({ ...place, place_name: typed.address }),
    };
  }

  function finish(next: PlumeOutcome): void {
    setLast(next);
    onOutcome?.(next);
    if (next.kind === "failed") {
      sayWrong(translatedOrEnglish(speech, next.failure.text), next.failure.title);
      return;
    }
    const { result } = next;
    onResult?.(result);
    const summary = layerSummary(layerRows(result, plume, "ppm", speech), plume);
    if (result.refusal === null) notify({ tone: "ok", title: plume.complete, text: summary });
    else closeLast.current = notify({ tone: "caution", title: plume.refusedTitle, text: result.refusal.message });
  }

  return {
    form: { initial: EMPTY_PLUME, validate, submit },
    source,
    geocoder,
    near,
    weather,
    models,
    outcome: storedOutcome === undefined ? last : storedOutcome,
    question,
    chemicalQuestion,
    forgetQuestion: () => setQuestion(null),
    sayWrong,
    forgetWrong: () => closeLast.current(),
    prepare: (typed, place, used) => void prepare(typed, place, used),
    keepLive: (now) => {
      live.current = now;
    },
  };
}

const showToast = (message: ToastMessage): (() => void) => toasts.show(message);

/**
 * Combines the work of a plume with its form, from input to outcome.
 *
 * @param form - created from `work.form`
 */
export function usePlume(work: PlumeWork, form: PlumeFormState): Plume {
  const { plume } = useTexts(plumeTexts);
  const { values } = form;
  const { keepLive, source, chemicalQuestion } = work;
  const chosen = placeOf(values) ?? typedPlace(values.address, { near: work.near });
  const place = useStableValue(chosen !== null && isExactEnough(chosen.precision) ? chosen : null);
  const weather = useWeather(values, place, work.weather);
  const rate = useStableValue(useSourceRate(values, place, weather.used, source));
  useEffect(() => {
    keepLive({ fill: form.fill, place, weather });
  });
  useCalculatedAhead(values, place, weather.used, work.prepare);
  const acts = useFormActions(work, form, plume.pinSource);
  return {
    ...acts,
    chemicalQuestion: chemicalQuestion?.text === values.chem_name ? chemicalQuestion : null,
    source,
    geocoder: work.geocoder,
    near: work.near,
    place,
    question: work.question,
    rate,
    weather,
    outcome: work.outcome,
    models: work.models,
    form: useStableForm({
      ...form,
      onSubmit(event) {
        work.forgetWrong();
        const problem = firstError(work.form.validate(values));
        if (problem !== null) work.sayWrong(problem.problem);
        form.onSubmit(event);
      },
    }),
  };
}

/** Pause after the last change before a form is calculated in advance, in ms. */
const SETTLE_MS = 400;

function useCalculatedAhead(
  values: PlumeValues,
  place: AddressSuggestion | null,
  used: SceneWeather | null,
  prepare: PlumeWork["prepare"],
): void {
  const newest = useRef(prepare);
  useEffect(() => {
    newest.current = prepare;
  });
  useEffect(() => {
    if (place === null || used === null) return undefined;
    const timer = setTimeout(() => newest.current(values, place, used), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [values, place, used]);
}

/** Actions of the user on the form, as stable functions. */
function useFormActions(
  work: PlumeWork,
  form: PlumeFormState,
  pinSource: string,
): Pick<Plume, "takePlace" | "takePoint" | "takeChemical"> {
  const live = useRef({ work, form, pinSource });
  useLayoutEffect(() => {
    live.current = { work, form, pinSource };
  });
  const [acts] = useState(() => {
    function takePlace(taken: AddressSuggestion): void {
      live.current.form.fill(placeFields(taken));
      live.current.work.forgetQuestion();
    }
    return {
      takePlace,
      takePoint([lon, lat]: LonLat) {
        const name = `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
        const { pinSource: source } = live.current;
        takePlace({ id: "pin", place_name: name, center: [lon, lat], precision: "point", source });
      },
      takeChemical: (chemical: NamedChemical) => live.current.form.fill({ ...chemicalFields(chemical), guide: "" }),
    };
  });
  return acts;
}
