import type { LonLat } from "@placard/hazmat-core";
import { Banner, EmptyState, MeantQuestion, Tabs } from "@placard/ui";
import { Wind } from "lucide-react";
import { useRef, useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BasisCard } from "./result/BasisCard.tsx";
import { CentrelineCard } from "./result/CentrelineCard.tsx";
import { CrosswindCard } from "./result/CrosswindCard.tsx";
import "./EvacuationPlumeModule.css";
import { MapFrame } from "./map/MapFrame.tsx";
import { PlaceNotice } from "./place/PlaceNotice.tsx";
import { PlumeForm } from "./form/PlumeForm.tsx";
import { chemicalFields, type PlumeValues } from "./form/plume-values.ts";
import type { LimitUnit } from "./result/result-words.ts";
import { isStale } from "./form/stale-inputs.ts";
import { useHandover } from "./form/use-handover.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePlume, type Plume } from "./use-plume.ts";
import { WeatherCard } from "./weather/WeatherCard.tsx";
import { ZonesCard } from "./result/ZonesCard.tsx";

type Tab = "inputs" | "zones" | "profile";

/** Initial evacuation and plume of a release, on the map and in a table, from entry to result on this device. */
export function EvacuationPlumeModule() {
  const { plume: words } = useMessages();
  const isWide = useIsWide();
  const [tab, setTab] = useState<Tab>("inputs");
  const [isPicking, setPicking] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const plume = usePlume(() => {
    setTab("zones");
    top.current?.scrollIntoView({ block: "start" });
  });
  useHandover(plume.form);
  const { outcome } = plume;
  const result = outcome?.kind === "complete" ? outcome.result : null;

  function pick([lon, lat]: LonLat): void {
    setPicking(false);
    const name = `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
    plume.takePlace({ id: "pin", place_name: name, center: [lon, lat], precision: "point", source: words.pinSource });
  }

  const inputs = <Inputs plume={plume} onPlacePin={() => setPicking(true)} />;
  const zones = <Zones plume={plume} />;
  const profile = <Profile plume={plume} />;
  return (
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
      <MapFrame
        place={plume.place}
        result={result}
        unit={unitOf(plume.form.values)}
        onPick={isPicking ? pick : null}
        onStopPicking={() => setPicking(false)}
      />
      {isWide ? (
        <div className="placard__rail">
          {zones}
          {profile}
        </div>
      ) : undefined}
    </div>
  );
}

function Inputs({ plume, onPlacePin }: { readonly plume: Plume; readonly onPlacePin: () => void }) {
  const { form, geocoder, place, question, chemicalQuestion, rate, weather, takePlace } = plume;
  return (
    <PlumeForm
      form={form}
      geocoder={geocoder}
      place={place}
      rate={rate}
      onPlacePin={onPlacePin}
      chemicalNotice={
        chemicalQuestion === null ? undefined : (
          <MeantQuestion {...chemicalQuestion} onChoose={(match) => form.fill(chemicalFields(match))} />
        )
      }
      notice={question === null ? undefined : <PlaceNotice question={question} onConfirm={takePlace} />}
      weather={<WeatherCard form={form} state={weather} hasPlace={place !== null} />}
    />
  );
}

function Zones({ plume: { outcome, form } }: { readonly plume: Plume }) {
  const { plume: words } = useMessages();
  if (outcome === null) {
    return <EmptyState icon={<Wind aria-hidden="true" />} title={words.noResult} text={words.noResultText} />;
  }
  if (outcome.kind === "failed") {
    return (
      <Banner tone="danger" title={`${outcome.failure.title}.`}>
        {outcome.failure.text} {words.clearedText}
      </Banner>
    );
  }
  return (
    <>
      {isStale(outcome.result.inputs, form.values) ? (
        <Banner tone="caution" title={words.staleTitle}>
          {words.staleText}
        </Banner>
      ) : undefined}
      <ZonesCard result={outcome.result} unit={unitOf(form.values)} />
    </>
  );
}

const unitOf = ({ unit }: PlumeValues): LimitUnit => (unit === "mg" ? "mg" : "ppm");

function Profile({ plume: { outcome, form, runner } }: { readonly plume: Plume }) {
  if (outcome?.kind !== "complete") return undefined;
  const { result } = outcome;
  return (
    <>
      <CrosswindCard key={result.id} result={result} runner={runner} unit={unitOf(form.values)} />
      <CentrelineCard result={result} unit={unitOf(form.values)} />
      <BasisCard result={result} />
    </>
  );
}
