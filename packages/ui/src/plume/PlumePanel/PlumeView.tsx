import { formatClock, formatDuration, type LonLat, type NamedChemical } from "@placard/hazmat-core";
import { Wind } from "lucide";
import type { TankSize } from "@placard/hazmat-core/guidance";
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Icon } from "../../internal/Icon.tsx";
import { MeantQuestion } from "../../chemical/MeantQuestion/MeantQuestion.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Tabs } from "../../controls/Tabs/Tabs.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useStableValue } from "../../hooks/use-stable-value.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { BasisCard } from "../BasisCard/BasisCard.tsx";
import { CentrelineCard } from "../CentrelineCard/CentrelineCard.tsx";
import { CrosswindCard } from "../CrosswindCard/CrosswindCard.tsx";
import { chemicalFields, chosenChemical, type PlumeValues } from "../entry/plume-values.ts";
import { usePlumeEntry } from "../entry/plume-form-state.ts";
import { isStalePlume } from "../entry/stale-inputs.ts";
import type { CountedHydrant, CountedSite } from "../ZonesCard/counted-site.ts";
import { PlumeForm } from "../PlumeForm/PlumeForm.tsx";
import type { ZoneIssuer } from "../files/ZonesMenu.tsx";
import type { LimitUnit } from "../result/result-texts.ts";
import { ZONES_VALID_MS } from "../result/zones-validity.ts";
import { useNow } from "../WeatherCard/use-now.ts";
import { WeatherCard } from "../WeatherCard/WeatherCard.tsx";
import { ZonesCard } from "../ZonesCard/ZonesCard.tsx";
import type { PlumeMapProps } from "./plume-map-props.ts";
import { PlumeSizeProvider, useBoxSize } from "./plume-size.ts";
import { translatedOrEnglish } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import "./PlumePanel.css";
import type { Plume } from "./use-plume.ts";

/** Loaded if a location is not clear. */
const PlaceNotice = lazy(async () => ({ default: (await import("../PlumeForm/PlaceNotice.tsx")).PlaceNotice }));

/** Loaded if a card is open beside the form. */
const OpenCardNotice = lazy(async () => ({
  default: (await import("../PlumeForm/OpenCardNotice.tsx")).OpenCardNotice,
}));

/** Loads the BLEVE table with the panel. It is hidden for substances that are not flammable gases. */
const TankFireCard = lazy(async () => ({
  default: (await import("../../chemical/ChemicalCard/ExplosionStep.tsx")).TankFireCard,
}));

type Tab = "inputs" | "zones" | "profile";

/** Whose calculation the zones are. */
export interface PlumeAuthor {
  /** Sentence that names the author and the time. */
  text: string;
  /** Button of the banner, such as one that takes the inputs of the author. */
  action?: ReactNode;
}

export interface PlumeViewProps {
  /** From `usePlume`. */
  plume: Plume;
  /** Draws the zones. The table contains the same data, so the map is optional. */
  map?: ComponentType<PlumeMapProps>;
  /** Sites to count inside each zone; `null` if not known. */
  sites?: readonly CountedSite[] | null;
  /** Hydrants to count inside each zone; `null` if not known. Pass the same array in every render. */
  hydrants?: readonly CountedHydrant[] | null;
  /** Substance of the card open in the host. It is offered if the form names none or another. */
  openCard?: NamedChemical | null;
  /** True while zones saved before a reload are shown and calculated again. */
  isRecalculating?: boolean;
  /** Shown above the zones; above the inputs if there are none. */
  notice?: ReactNode;
  /** Author of zones that were not calculated here. One banner shows the author and why the zones may not apply. */
  author?: PlumeAuthor;
  /** Sender and incident named in files for other software. */
  issuer?: ZoneIssuer;
}

/**
 * Shows initial evacuation and plume of a release on the map and in a table, for a host that manages the state.
 *
 * @example
 * const work = usePlumeWork({ source, geocoder, onResult: (result) => log.push(result) });
 * const plume = usePlume(work, usePlumeForm(work.form));
 * return <PlumeView plume={plume} map={PlumeMap} />;
 */
export function PlumeView({
  plume,
  map,
  sites = null,
  hydrants = null,
  openCard = null,
  isRecalculating = false,
  notice,
  author,
  issuer,
}: PlumeViewProps) {
  const { plume: texts } = useTexts(plumeTexts);
  const frame = useRef<HTMLDivElement>(null);
  const size = useBoxSize(frame);
  const isWide = size === "wide";
  const [tab, setTab] = useState<Tab>("inputs");
  const [isPicking, setPicking] = useState(false);
  const [tank, setTank] = useState<TankSize | null>(null);
  // A question is shown at its field among the inputs.
  const top = useShowOutcome(plume, () => setTab(plume.chemicalQuestion === null ? "zones" : "inputs"));

  const pick = useCallback(() => setPicking(true), []);
  const stopPicking = useCallback(() => setPicking(false), []);
  const { outcome, models, takePoint, ...entry } = plume;
  const { place, form } = entry;
  const unit = unitOf(form.values);
  const result = outcome?.kind === "complete" ? outcome.result : null;
  const isStale = result !== null && isStalePlume(result.inputs, form.values);
  const keptAt = isRecalculating && result !== null ? formatClock(result.calculatedAt) : null;
  const mark =
    keptAt !== null ? texts.keptTitle(keptAt) : isStale ? `${texts.staleTitle} ${texts.staleText}` : undefined;
  const steadyIssuer = useStableValue(issuer);
  const steadyCard = useStableValue(openCard);

  const inputs = (
    <>
      {outcome === null ? notice : undefined}
      {outcome === null && author !== undefined ? <AuthorBanner {...author} /> : undefined}
      <Inputs {...entry} openCard={steadyCard} {...(map !== undefined && { onPlacePin: pick })} />
    </>
  );
  const zones = (
    <Zones
      outcome={outcome}
      isStale={isStale}
      keptAt={keptAt}
      unit={unit}
      sites={sites}
      hydrants={hydrants}
      notice={notice}
      {...(author !== undefined && { author })}
      {...(steadyIssuer !== undefined && { issuer: steadyIssuer })}
    />
  );
  const tankFire = (
    <Suspense>
      <TankFireCard
        source={entry.source}
        chemical={chosenChemical(form.values)}
        tank={form.values.tank}
        hasPlace={place !== null}
        onTank={(next) => form.set("tank", next)}
        onDraw={setTank}
      />
    </Suspense>
  );
  const profile = <Profile outcome={outcome} models={models} unit={unit} />;
  return (
    <PlumeSizeProvider value={size}>
      <div ref={frame} className="placard-plume-frame">
        <div ref={top} className="placard-plume">
          <h1 className="placard-visually-hidden">{texts.title}</h1>
          <div className="placard__rail">
            {isWide ? (
              inputs
            ) : (
              <Tabs<Tab>
                label={texts.panels}
                value={tab}
                onChange={setTab}
                tabs={[
                  { id: "inputs", label: texts.inputsTab, content: inputs },
                  { id: "zones", label: texts.zonesTab, content: zones },
                  { id: "profile", label: texts.profileTab, content: profile },
                ]}
              />
            )}
            {isWide ? undefined : tankFire}
          </div>
          {map === undefined ? undefined : (
            <MapPane
              map={map}
              place={place}
              outcome={outcome}
              unit={unit}
              tank={tank}
              {...(mark !== undefined && { mark })}
              isPicking={isPicking}
              onStop={stopPicking}
              onPoint={takePoint}
            />
          )}
          {isWide ? (
            <div className="placard__rail">
              {zones}
              {tankFire}
              {profile}
            </div>
          ) : undefined}
        </div>
      </div>
    </PlumeSizeProvider>
  );
}

/**
 * Scrolls a new outcome into view: opens its tab and scrolls to the top of the results, on a phone to the top of the
 * panel.
 */
function useShowOutcome({ outcome }: Plume, onShow: () => void) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(momentOf(outcome));
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });
  useEffect(() => {
    // Recalculated zones have the same time: the scroll position stays.
    if (outcome === null || momentOf(outcome) === shown.current) return;
    shown.current = momentOf(outcome);
    show.current();
    top.current?.scrollIntoView({ block: "start" });
    for (const rail of top.current?.querySelectorAll(".placard__rail") ?? []) rail.scrollTo({ top: 0 });
  }, [outcome]);
  return top;
}

const momentOf = (outcome: Plume["outcome"]) =>
  outcome?.kind === "complete" ? outcome.result.calculatedAt.getTime() : outcome;

/** Parts of a plume that the inputs show. */
type InputsProps = Omit<Plume, "outcome" | "models" | "takePoint"> & {
  readonly openCard: NamedChemical | null;
  readonly onPlacePin?: () => void;
};

// Memoized: a press on Calculate changes the plume half a dozen times, and would otherwise render two dozen controls
// and three tables as often before the zones appear on the map.

const Weather = memo(WeatherCard);

const Inputs = memo(function Inputs({
  question,
  chemicalQuestion,
  weather,
  takePlace,
  takeChemical,
  openCard,
  ...entry
}: InputsProps) {
  const { fill, values } = entry.form;
  return (
    <PlumeForm
      {...entry}
      chemicalNotice={
        chemicalQuestion !== null ? (
          <MeantQuestion {...chemicalQuestion} isAtIncident onChoose={takeChemical} />
        ) : openCard !== null ? (
          <Suspense>
            <OpenCardNotice
              card={openCard}
              values={values}
              onTake={(card) => fill({ ...chemicalFields(card), guide: "" })}
            />
          </Suspense>
        ) : undefined
      }
      notice={
        question === null ? undefined : (
          <Suspense>
            <PlaceNotice question={question} onConfirm={takePlace} />
          </Suspense>
        )
      }
      weather={<Weather form={usePlumeEntry(entry.form)} state={weather} hasPlace={entry.place !== null} />}
    />
  );
});

interface MapPaneProps {
  readonly map: ComponentType<PlumeMapProps>;
  readonly place: Plume["place"];
  readonly outcome: Plume["outcome"];
  readonly unit: LimitUnit;
  readonly tank: TankSize | null;
  readonly mark?: string;
  readonly isPicking: boolean;
  readonly onStop: () => void;
  readonly onPoint: (point: LonLat) => void;
}

const MapPane = memo(function MapPane({
  map: ZoneMap,
  place,
  outcome,
  unit,
  tank,
  mark,
  isPicking,
  onStop,
  onPoint,
}: MapPaneProps) {
  const { plume: texts } = useTexts(plumeTexts);
  const pick = useCallback(
    (point: LonLat) => {
      onStop();
      onPoint(point);
    },
    [onStop, onPoint],
  );
  return (
    <div className="placard__map">
      <ZoneMap
        place={place}
        result={outcome?.kind === "complete" ? outcome.result : null}
        unit={unit}
        // Without a chosen tank, the circles of the result stay with its zones.
        {...(tank !== null && { tank })}
        {...(mark !== undefined && { mark })}
        onPick={isPicking ? pick : null}
      />
      {isPicking ? (
        <Banner
          tone="info"
          className="placard__picking"
          title={texts.pinning}
          action={<Button onPress={onStop}>{texts.cancel}</Button>}
        />
      ) : undefined}
    </div>
  );
});

interface ZonesProps extends Pick<PlumeViewProps, "issuer" | "notice" | "author"> {
  readonly outcome: Plume["outcome"];
  /** True if the form has changed since. */
  readonly isStale: boolean;
  /** Time of their calculation while they are calculated again; `null`: they belong to this form. */
  readonly keptAt: string | null;
  readonly unit: LimitUnit;
  readonly sites: readonly CountedSite[] | null;
  readonly hydrants: readonly CountedHydrant[] | null;
}

const Zones = memo(function Zones({
  outcome,
  isStale,
  keptAt,
  unit,
  sites,
  hydrants,
  notice,
  author,
  issuer,
}: ZonesProps) {
  const { plume: texts } = useTexts(plumeTexts);
  const speech = useSpeechWith("plume");
  if (outcome === null) {
    return <EmptyState icon={<Icon of={Wind} aria-hidden="true" />} title={texts.noResult} text={texts.noResultText} />;
  }
  if (outcome.kind === "failed") {
    return (
      <Banner tone="danger" title={`${outcome.failure.title}.`}>
        {translatedOrEnglish(speech, outcome.failure.text)} {texts.clearedText}
      </Banner>
    );
  }
  return (
    <>
      {keptAt === null ? (
        <>
          {notice}
          <ResultBanner isStale={isStale} calculatedAt={outcome.result.calculatedAt} {...author} />
        </>
      ) : (
        <Banner tone="info" title={texts.keptTitle(keptAt)} />
      )}
      <ZonesCard
        saysComplete={!isStale && keptAt === null}
        result={outcome.result}
        unit={unit}
        sites={sites}
        hydrants={hydrants}
        {...(issuer !== undefined && { issuer })}
      />
    </>
  );
});

const AuthorBanner = ({ text, action }: PlumeAuthor) => <Banner tone="info" title={text} action={action} />;

interface ResultBannerProps extends Pick<ZonesProps, "isStale">, Partial<PlumeAuthor> {
  readonly calculatedAt: Date;
}

/** One banner with the reason why the zones may not apply, and whose calculation they are. */
function ResultBanner({ isStale, calculatedAt, text: author, action }: ResultBannerProps) {
  const { plume: texts } = useTexts(plumeTexts);
  const ageMs = useNow().getTime() - calculatedAt.getTime();
  const age = ageMs < ZONES_VALID_MS ? null : texts.oldTitle(formatDuration(ageMs / 1000));
  const [doubt, more] = isStale ? [texts.staleTitle, [texts.staleText, age]] : [age, [texts.oldText]];
  if (doubt === null) return author === undefined ? undefined : <AuthorBanner text={author} action={action} />;
  return (
    <Banner tone="caution" title={doubt} action={action}>
      {[...more, author].join(" ").trim()}
    </Banner>
  );
}

const unitOf = ({ unit }: PlumeValues): LimitUnit => (unit === "mg" ? "mg" : "ppm");

interface ProfileProps extends Pick<ZonesProps, "outcome" | "unit"> {
  readonly models: Plume["models"];
}

const Profile = memo(function Profile({ outcome, models, unit }: ProfileProps) {
  if (outcome?.kind !== "complete") return undefined;
  const { result } = outcome;
  return (
    <>
      <CrosswindCard key={result.id} result={result} models={models} unit={unit} />
      <CentrelineCard result={result} unit={unit} />
      <BasisCard result={result} />
    </>
  );
});
