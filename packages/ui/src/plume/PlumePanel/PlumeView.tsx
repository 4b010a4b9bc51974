import { formatClock, formatDuration, type LonLat, type NamedChemical } from "@placard/hazmat-core";
import { Wind } from "lucide-react";
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
import { MeantQuestion } from "../../chemical/MeantQuestion/MeantQuestion.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Tabs } from "../../controls/Tabs/Tabs.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useSteady } from "../../hooks/use-steady.ts";
import { useWords } from "../../messages/use-words.ts";
import { BasisCard } from "../BasisCard/BasisCard.tsx";
import { CentrelineCard } from "../CentrelineCard/CentrelineCard.tsx";
import { CrosswindCard } from "../CrosswindCard/CrosswindCard.tsx";
import { chemicalFields, chosenChemical, type PlumeValues } from "../entry/plume-values.ts";
import { usePlumeEntry } from "../entry/plume-form-state.ts";
import { isStalePlume } from "../entry/stale-inputs.ts";
import type { CountedHydrant, CountedSite } from "../ZonesCard/counted-site.ts";
import { OpenCardNotice } from "../PlumeForm/OpenCardNotice.tsx";
import { PlumeForm } from "../PlumeForm/PlumeForm.tsx";
import type { ZoneIssuer } from "../files/ZonesMenu.tsx";
import type { LimitUnit } from "../result/result-words.ts";
import { ZONES_HOLD_MS } from "../result/zones-hold.ts";
import { useNow } from "../WeatherCard/use-now.ts";
import { WeatherCard } from "../WeatherCard/WeatherCard.tsx";
import { ZonesCard } from "../ZonesCard/ZonesCard.tsx";
import type { PlumeMapProps } from "./plume-map-props.ts";
import { PlumeSizeProvider, useBoxSize } from "./plume-size.ts";
import { saidOr } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import "./PlumePanel.css";
import type { Plume } from "./use-plume.ts";

/** Loaded when a place is not clear. */
const PlaceNotice = lazy(async () => ({ default: (await import("../PlumeForm/PlaceNotice.tsx")).PlaceNotice }));

/** The BLEVE table comes with the panel, and says nothing of what is not a flammable gas. */
const TankFireCard = lazy(async () => ({
  default: (await import("../../chemical/ChemicalCard/ExplosionStep.tsx")).TankFireCard,
}));

type Tab = "inputs" | "zones" | "profile";

export interface PlumeViewProps {
  /** As `usePlume` gives it. */
  plume: Plume;
  /** Draws the zones; the table says the same, so a host may leave the map out. */
  map?: ComponentType<PlumeMapProps>;
  /** Places to be counted inside each zone; `null` while they are not known. */
  sites?: readonly CountedSite[] | null;
  /** Hydrants to be counted inside each zone; `null` while they are not known. Always the same list. */
  hydrants?: readonly CountedHydrant[] | null;
  /** The substance whose card the host has open: offered for as long as the form names none or another. */
  openCard?: NamedChemical | null;
  /** True while the zones shown are those that were kept before a reload and are being calculated again. */
  isRecalculating?: boolean;
  /** Said above the zones, such as whose calculation they are of; above the inputs while there are none. */
  notice?: ReactNode;
  /** Whose name stands in files for other software, and of which incident they are. */
  issuer?: ZoneIssuer;
}

/**
 * Initial evacuation and plume of a release, on the map and in a table, for a plume whose work a host keeps.
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
  issuer,
}: PlumeViewProps) {
  const { plume: words } = useWords(plumeWords);
  const frame = useRef<HTMLDivElement>(null);
  const size = useBoxSize(frame);
  const isWide = size === "wide";
  const [tab, setTab] = useState<Tab>("inputs");
  const [isPicking, setPicking] = useState(false);
  const [tank, setTank] = useState<TankSize | null>(null);
  // A question is answered where it stands: among the inputs.
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
    keptAt !== null ? words.keptTitle(keptAt) : isStale ? `${words.staleTitle} ${words.staleText}` : undefined;
  const steadyIssuer = useSteady(issuer);
  const steadyCard = useSteady(openCard);

  const inputs = (
    <>
      {outcome === null ? notice : undefined}
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
          <h1 className="placard-visually-hidden">{words.title}</h1>
          <div className="placard__rail">
            {isWide ? (
              inputs
            ) : (
              <Tabs<Tab>
                label={words.panels}
                selected={tab}
                onSelect={setTab}
                tabs={[
                  { id: "inputs", label: words.inputsTab, content: inputs },
                  { id: "zones", label: words.zonesTab, content: zones },
                  { id: "profile", label: words.profileTab, content: profile },
                ]}
              />
            )}
            {isWide ? undefined : tankFire}
          </div>
          {map === undefined ? undefined : (
            <MapBeside
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

/** Brings a new outcome into view: its tab, the top of the rail, and on a phone the top of the panel. */
function useShowOutcome({ outcome }: Plume, onShow: () => void) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(momentOf(outcome));
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });
  useEffect(() => {
    // Zones that were calculated again are of the same moment: the reader stays where they are.
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

/** Of a plume what its inputs are drawn from. */
type InputsProps = Omit<Plume, "outcome" | "models" | "takePoint"> & {
  readonly openCard: NamedChemical | null;
  readonly onPlacePin?: () => void;
};

// The parts are drawn again only with what they show: a press on Calculate changes the plume half a dozen times, and two
// dozen controls and three tables beside the map would be drawn as often before its zones are.

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
          <OpenCardNotice
            card={openCard}
            values={values}
            onTake={(card) => fill({ ...chemicalFields(card), guide: "" })}
          />
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

interface MapBesideProps {
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

const MapBeside = memo(function MapBeside({
  map: ZoneMap,
  place,
  outcome,
  unit,
  tank,
  mark,
  isPicking,
  onStop,
  onPoint,
}: MapBesideProps) {
  const { plume: words } = useWords(plumeWords);
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
        // None chosen by now: the circles of the result stay with its zones.
        {...(tank !== null && { tank })}
        {...(mark !== undefined && { mark })}
        onPick={isPicking ? pick : null}
      />
      {isPicking ? (
        <Banner
          tone="info"
          className="placard__picking"
          title={words.pinning}
          action={<Button onPress={onStop}>{words.cancel}</Button>}
        />
      ) : undefined}
    </div>
  );
});

interface ZonesProps extends Pick<PlumeViewProps, "issuer" | "notice"> {
  readonly outcome: Plume["outcome"];
  /** True if the form says something else by now. */
  readonly isStale: boolean;
  /** When they were calculated, while they are calculated again; `null`: they are of this form. */
  readonly keptAt: string | null;
  readonly unit: LimitUnit;
  readonly sites: readonly CountedSite[] | null;
  readonly hydrants: readonly CountedHydrant[] | null;
}

const Zones = memo(function Zones({ outcome, isStale, keptAt, unit, sites, hydrants, notice, issuer }: ZonesProps) {
  const { plume: words } = useWords(plumeWords);
  const speech = useSpeechWith("plume");
  if (outcome === null) {
    return <EmptyState icon={<Wind aria-hidden="true" />} title={words.noResult} text={words.noResultText} />;
  }
  if (outcome.kind === "failed") {
    return (
      <Banner tone="danger" title={`${outcome.failure.title}.`}>
        {saidOr(speech, outcome.failure.text)} {words.clearedText}
      </Banner>
    );
  }
  return (
    <>
      {keptAt === null ? (
        <Doubt isStale={isStale} calculatedAt={outcome.result.calculatedAt} notice={notice} />
      ) : (
        <Banner tone="info" title={words.keptTitle(keptAt)} />
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

interface DoubtProps extends Pick<ZonesProps, "isStale" | "notice"> {
  readonly calculatedAt: Date;
}

/** Why the zones may not hold, in one banner; else whose they are. */
function Doubt({ isStale, calculatedAt, notice }: DoubtProps) {
  const { plume: words } = useWords(plumeWords);
  const ageMs = useNow().getTime() - calculatedAt.getTime();
  const age = ageMs < ZONES_HOLD_MS ? null : words.oldTitle(formatDuration(ageMs / 1000));
  return (
    <>
      {notice}
      {isStale ? (
        <Banner tone="caution" title={words.staleTitle}>
          {[words.staleText, age].join(" ").trim()}
        </Banner>
      ) : age === null ? undefined : (
        <Banner tone="caution" title={age}>
          {words.oldText}
        </Banner>
      )}
    </>
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
