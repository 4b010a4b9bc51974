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
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { typedPlace, withTypedCoordinates } from "../../controls/AddressInput/typed-place.ts";
import { toasts, type ToastMessage } from "../../feedback/Toast/toasts.ts";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useWords } from "../../messages/use-words.ts";
import type { ChemicalQuestion } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";
import { containerFor } from "../entry/containers-of.ts";
import { plumeChemical } from "../entry/plume-chemical.ts";
import type { PlumeFormOptions, PlumeFormState } from "../entry/plume-form-state.ts";
import { chemicalFields, EMPTY_PLUME, placeFields, placeOf, type PlumeValues } from "../entry/plume-values.ts";
import { problemTexts } from "../entry/problem-texts.ts";
import { useSteadyForm } from "../entry/use-steady-form.ts";
import { useSteady } from "../../hooks/use-steady.ts";
import { resolvePlace, type ResolvedPlace } from "../entry/resolve-place.ts";
import type { SourceRate } from "../entry/source-rate.ts";
import { enteredWeather, weatherErrors } from "../entry/weather-entry.ts";
import type { WeatherState } from "../entry/weather-state.ts";
import { mainThreadModels, type ReleaseModels } from "../models/release-models.ts";
import { calculate, type PlumeOutcome } from "../result/calculate.ts";
import { createWorkedAhead } from "../result/worked-ahead.ts";
import { layerRows, layerSummary } from "../result/layer-rows.ts";
import { notFound } from "../result/plume-failure.ts";
import type { PlumeResult } from "../result/plume-result.ts";
import { useSourceRate } from "./use-source-rate.ts";
import { believed, providedWeather, useWeather, weatherMode } from "./use-weather.ts";
import { saidOr } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";

/** What a plume is calculated with, and where its work is kept. */
export interface PlumeOptions {
  /** What is on file of substances. */
  readonly source: ChemicalSource;
  /** Finds addresses. Typed coordinates are read without it. */
  readonly geocoder: Geocoder;
  /** `null`: there is no weather service, and the weather is entered. */
  readonly weather?: WeatherSource | null;
  /**
   * The incident, or the centre of the region in use. If typed coordinates are far from it, and near with another sign or
   * in the other order, the form asks which are meant before it calculates.
   */
  readonly near?: LonLat | null;
  /** Runs the models; on the thread of the page unless given. Make it once: a new one asks again. */
  readonly models?: ReleaseModels;
  /** The outcome that is shown, where the host keeps it; `undefined`: it is kept here. */
  readonly outcome?: PlumeOutcome | null | undefined;
  readonly onOutcome?: (outcome: PlumeOutcome) => void;
  /** Told of each answer, for a log. */
  readonly onResult?: (result: PlumeResult) => void;
  /** Says something beside the panel, and answers how to take it back; by a toast unless given. */
  readonly notify?: (message: ToastMessage) => () => void;
}

/** A plume from entry to outcome, as `PlumeView` shows it. */
export interface Plume {
  readonly form: PlumeFormState;
  readonly source: ChemicalSource;
  readonly geocoder: Geocoder;
  readonly place: AddressSuggestion | null;
  readonly near: LonLat | null;
  /** What came of the address when a calculation was asked for and the place was not clear. */
  readonly question: ResolvedPlace | null;
  /** What the chemical's text may mean, when a calculation was asked for and it names no one substance. */
  readonly chemicalQuestion: ChemicalQuestion | null;
  readonly rate: SourceRate;
  readonly weather: WeatherState;
  readonly outcome: PlumeOutcome | null;
  readonly models: ReleaseModels;
  readonly takePlace: (place: AddressSuggestion) => void;
  readonly takePoint: (point: LonLat) => void;
  readonly takeChemical: (chemical: NamedChemical) => void;
}

/** Everything of a plume but its form: `usePlume` continues with it as it is. */
export interface PlumeWork {
  /** What the form is made of: for `usePlumeForm`, or for the hook by which a host keeps its forms. */
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
  /** Takes back what was said of the last calculation. */
  readonly forgetWrong: () => void;
  /** Works a filled form out before anyone asks, where the models run beside the page. Says and shows nothing. */
  readonly prepare: (typed: PlumeValues, place: AddressSuggestion, used: SceneWeather) => void;
  /** Tells the work what the form stands at. */
  readonly keepLive: (now: LiveForm) => void;
}

/** The form and the weather as they stand when someone calculates. */
interface LiveForm {
  readonly fill: PlumeFormState["fill"];
  readonly place: AddressSuggestion | null;
  readonly weather: WeatherState;
}

/**
 * What a plume needs before it has a form: its rules, its calculation, its outcome. The form is then kept by
 * `usePlumeForm`, or wherever a host keeps what is typed.
 *
 * @example
 * const work = usePlumeWork({ source: bundledChemicalSource(), geocoder });
 * const plume = usePlume(work, usePlumeForm(work.form));
 * return <PlumeView plume={plume} />;
 */
export function usePlumeWork(options: PlumeOptions): PlumeWork {
  const { source, geocoder: asked, weather = null, models: given, outcome: kept, onOutcome, onResult } = options;
  const { plume } = useWords(plumeWords);
  const near = useSteady(options.near ?? null);
  const speech = useSpeechWith("plume");
  const [own] = useState(() => given ?? mainThreadModels());
  const [geocoder] = useState(() => withTypedCoordinates(asked));
  const [question, setQuestion] = useState<ResolvedPlace | null>(null);
  const [chemicalQuestion, setChemicalQuestion] = useState<ChemicalQuestion | null>(null);
  const [last, setLast] = useState<PlumeOutcome | null>(null);
  const live = useRef<LiveForm | null>(null);
  const [ahead] = useState(createWorkedAhead);
  const models = given ?? own;
  const notify = options.notify ?? showToast;
  // What was wrong with the last calculation holds until the next one: it must not lie over its map.
  const closeLast = useRef(() => {});
  const sayWrong = (text: string, title: string = plume.errorTitle): void => {
    closeLast.current = notify({ tone: "danger", title, text });
  };
  // Nor over the next module: what the form lacks stands at its fields.
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
    const reading = read ?? (await believed(weather, center));
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
      // Zones of another substance must not stand below this name. What it may mean is asked at its field.
      finish({ kind: "failed", failure: notFound(plume, typed.chem_name) });
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

  /** The form with what its words stand for. */
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
      sayWrong(saidOr(speech, next.failure.text), next.failure.title);
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
    outcome: kept === undefined ? last : kept,
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
 * A plume from entry to outcome: its work joined with its form.
 *
 * @param form - made of `work.form`
 */
export function usePlume(work: PlumeWork, form: PlumeFormState): Plume {
  const { plume } = useWords(plumeWords);
  const { values } = form;
  const { keepLive, source, chemicalQuestion } = work;
  const chosen = placeOf(values) ?? typedPlace(values.address, { near: work.near });
  const place = useSteady(chosen !== null && isExactEnough(chosen.precision) ? chosen : null);
  const weather = useWeather(values, place, work.weather);
  const rate = useSteady(useSourceRate(values, place, weather.used, source));
  useEffect(() => {
    keepLive({ fill: form.fill, place, weather });
  });
  usePrepared(values, place, weather.used, work.prepare);
  const acts = useActs(work, form, plume.pinSource);
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
    form: useSteadyForm({
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

/** How long a form stands still before it is calculated ahead, in ms. */
const STILL_MS = 400;

function usePrepared(
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
    const timer = setTimeout(() => newest.current(values, place, used), STILL_MS);
    return () => clearTimeout(timer);
  }, [values, place, used]);
}

/** What a hand takes for the form. The same functions each time. */
function useActs(
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
