import { formatDuration, type LonLat, type Place } from "@placard/hazmat-core";
import { Wind } from "lucide-react";
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { MeantQuestion } from "../../chemical/MeantQuestion/MeantQuestion.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Tabs } from "../../controls/Tabs/Tabs.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useWords } from "../../messages/use-words.ts";
import { BasisCard } from "../BasisCard/BasisCard.tsx";
import { CentrelineCard } from "../CentrelineCard/CentrelineCard.tsx";
import { CrosswindCard } from "../CrosswindCard/CrosswindCard.tsx";
import type { PlumeValues } from "../entry/plume-values.ts";
import { isStalePlume } from "../entry/stale-inputs.ts";
import type { CountedSite } from "../ZonesCard/counted-site.ts";
import { PlaceNotice } from "../PlumeForm/PlaceNotice.tsx";
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

type Tab = "inputs" | "zones" | "profile";

export interface PlumeViewProps {
  /** As `usePlume` gives it. */
  plume: Plume;
  /** Draws the zones; the table says the same, so a host may leave the map out. */
  map?: ComponentType<PlumeMapProps>;
  /** Places to be counted inside each zone; `null` while they are not known. */
  sites?: readonly CountedSite[] | null;
  /** Hydrants to be counted inside each zone; `null` while they are not known. Always the same list. */
  hydrants?: readonly Place[] | null;
  /** Said above the zones, such as whose calculation they are of. */
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
export function PlumeView({ plume, map, sites = null, hydrants = null, notice, issuer }: PlumeViewProps) {
  const { plume: words } = useWords(plumeWords);
  const frame = useRef<HTMLDivElement>(null);
  const size = useBoxSize(frame);
  const isWide = size === "wide";
  const [tab, setTab] = useState<Tab>("inputs");
  const [isPicking, setPicking] = useState(false);
  // A question is answered where it stands: among the inputs.
  const top = useShowOutcome(plume, () => setTab(plume.chemicalQuestion === null ? "zones" : "inputs"));

  const inputs = <Inputs plume={plume} {...(map !== undefined && { onPlacePin: () => setPicking(true) })} />;
  const zones = (
    <Zones plume={plume} sites={sites} hydrants={hydrants} notice={notice} {...(issuer !== undefined && { issuer })} />
  );
  const profile = <Profile plume={plume} />;
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
          </div>
          {map === undefined ? undefined : (
            <MapBeside plume={plume} map={map} isPicking={isPicking} onStop={() => setPicking(false)} />
          )}
          {isWide ? (
            <div className="placard__rail">
              {zones}
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
  const shown = useRef(outcome);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });
  useEffect(() => {
    if (outcome === null || outcome === shown.current) return;
    shown.current = outcome;
    show.current();
    top.current?.scrollIntoView({ block: "start" });
    for (const rail of top.current?.querySelectorAll(".placard__rail") ?? []) rail.scrollTo({ top: 0 });
  }, [outcome]);
  return top;
}

function Inputs({ plume, onPlacePin }: { readonly plume: Plume; readonly onPlacePin?: () => void }) {
  const { form, source, geocoder, place, question, chemicalQuestion, rate, weather, takePlace, takeChemical } = plume;
  return (
    <PlumeForm
      form={form}
      source={source}
      geocoder={geocoder}
      place={place}
      rate={rate}
      {...(onPlacePin !== undefined && { onPlacePin })}
      chemicalNotice={
        chemicalQuestion === null ? undefined : <MeantQuestion {...chemicalQuestion} onChoose={takeChemical} />
      }
      notice={question === null ? undefined : <PlaceNotice question={question} onConfirm={takePlace} />}
      weather={<WeatherCard form={form} state={weather} hasPlace={place !== null} />}
    />
  );
}

interface MapBesideProps {
  readonly plume: Plume;
  readonly map: ComponentType<PlumeMapProps>;
  readonly isPicking: boolean;
  readonly onStop: () => void;
}

function MapBeside({ plume, map: ZoneMap, isPicking, onStop }: MapBesideProps) {
  const { plume: words } = useWords(plumeWords);
  const { outcome, place, form, takePoint } = plume;
  function pick(point: LonLat): void {
    onStop();
    takePoint(point);
  }
  return (
    <div className="placard__map">
      <ZoneMap
        place={place}
        result={outcome?.kind === "complete" ? outcome.result : null}
        unit={unitOf(form.values)}
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
}

function Zones({
  plume: { outcome, form },
  sites,
  hydrants,
  notice,
  issuer,
}: {
  readonly plume: Plume;
  readonly sites: readonly CountedSite[] | null;
  readonly hydrants: readonly Place[] | null;
  readonly notice: ReactNode;
  readonly issuer?: ZoneIssuer;
}) {
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
      {notice}
      <AgeOfZones calculatedAt={outcome.result.calculatedAt} />
      {isStalePlume(outcome.result.inputs, form.values) ? (
        <Banner tone="caution" title={words.staleTitle}>
          {words.staleText}
        </Banner>
      ) : undefined}
      <ZonesCard
        result={outcome.result}
        unit={unitOf(form.values)}
        sites={sites}
        hydrants={hydrants}
        {...(issuer !== undefined && { issuer })}
      />
    </>
  );
}

function AgeOfZones({ calculatedAt }: { readonly calculatedAt: Date }) {
  const { plume: words } = useWords(plumeWords);
  const ageMs = useNow().getTime() - calculatedAt.getTime();
  if (ageMs < ZONES_HOLD_MS) return undefined;
  return (
    <Banner tone="caution" title={words.oldTitle(formatDuration(ageMs / 1000))}>
      {words.oldText}
    </Banner>
  );
}

const unitOf = ({ unit }: PlumeValues): LimitUnit => (unit === "mg" ? "mg" : "ppm");

function Profile({ plume: { outcome, form, models } }: { readonly plume: Plume }) {
  if (outcome?.kind !== "complete") return undefined;
  const { result } = outcome;
  const unit = unitOf(form.values);
  return (
    <>
      <CrosswindCard key={result.id} result={result} models={models} unit={unit} />
      <CentrelineCard result={result} unit={unit} />
      <BasisCard result={result} />
    </>
  );
}
