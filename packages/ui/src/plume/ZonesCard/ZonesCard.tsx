import { formatDistance } from "@placard/hazmat-core";
import { sitesInside } from "@placard/hazmat-core/scene";
import { useMemo } from "react";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { zoneLines, type ZoneLimit } from "../ZoneTable/zone-lines.ts";
import type { CountedHydrant, CountedSite } from "./counted-site.ts";
import { namesInside } from "./names-inside.ts";
import { peopleInside } from "./people-inside.ts";
import { PlacesByName } from "./PlacesByName.tsx";
import { ZoneTable } from "../ZoneTable/ZoneTable.tsx";
import { formatMoment } from "../../internal/format-moment.ts";
import type { Messages } from "../../messages/en.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { zoneTexts } from "../../messages/en/plume/zones.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { chemicalWords } from "../../chemical/chemical-words.ts";
import { centrelineOf } from "../result/centreline-rows.ts";
import { inputLines } from "../result/input-lines.ts";
import { layerRows, layerSummary } from "../result/layer-rows.ts";
import { evacuationOf, protectiveOf, type PlumeResult } from "../result/plume-result.ts";
import { limitText, modelledText, resultHeadline, windText, type LimitUnit } from "../result/result-texts.ts";
import type { CopiedTable } from "./table-text.ts";
import { LazyZonesMenu } from "../files/LazyZonesMenu.tsx";
import type { ZoneIssuer } from "../files/ZonesMenu.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { translatedOrEnglish, SpeechContext, type Speech } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import "./ZonesCard.css";

export interface ZonesCardProps {
  /** Result of the plume, from `usePlume`. */
  readonly result: PlumeResult;
  /** Unit of the concentrations. */
  readonly unit: LimitUnit;
  /**
   * Sites to count inside each zone, and to list if they have a name. `null`: not known, and the table shows no count.
   */
  readonly sites?: readonly CountedSite[] | null;
  /** Hydrants to count inside each zone; `null`: not known. */
  readonly hydrants?: readonly CountedHydrant[] | null;
  /** True to show a banner that the calculation is complete. Use `false` if the zones may not apply. */
  readonly saysComplete?: boolean;
  /** Sender named in files for other software. */
  readonly issuer?: ZoneIssuer;
}

const NO_ISSUER: ZoneIssuer = {};

const isExact = ({ isApproximate }: CountedSite): boolean => isApproximate !== true;

/**
 * Shows the result as a sentence and as the table equivalent of the map, always with the circle and the protective
 * action distance. Copies and files include everything the result is based on.
 *
 * @example
 * <ZonesCard result={result} unit="ppm" />
 */
export function ZonesCard({
  result,
  unit,
  sites = null,
  hydrants = null,
  saysComplete = true,
  issuer = NO_ISSUER,
}: ZonesCardProps) {
  const { plume } = useTexts(plumeTexts);
  const { zones: texts, floorPlan } = useTexts({ ...zoneTexts, ...floorPlanTexts });
  const speech = useSpeechWith("plume");
  const { plume: modelled, refusal, isolation, chemical, place } = result;
  const evacuation = evacuationOf(result);
  const protective = protectiveOf(result);
  const distances = {
    ...(evacuation !== undefined && { evacuation }),
    ...(protective !== undefined && { protective }),
  };
  const zones = modelled?.zones ?? [];
  const notDrawn = modelled?.notDrawn ?? [];
  const exact = (sites ?? []).filter(isExact);
  const saysPeople = exact.some(({ people }) => people !== undefined);
  const approximate = (sites ?? []).length - exact.length;
  const rows = layerRows(result, plume, unit, speech);
  const formatLimit = (limit: ZoneLimit) => limitText(limit, unit, result, plume, speech);
  const hydrantsIn = useMemo(() => (hydrants === null ? null : sitesInside(result, hydrants)), [result, hydrants]);
  const lines = zoneLines(zones, notDrawn, distances, texts, formatLimit, speech);
  const names = useMemo(() => {
    const places = { sites: sites ?? [], hydrants: hydrants ?? [], origin: result.place.center };
    return namesInside(result, places, { kinds: floorPlan.kinds, hydrants: texts.hydrantsNamed });
  }, [result, sites, hydrants, floorPlan, texts]);
  const hasNames = Object.keys(names).length > 0;
  const copied: CopiedTable = {
    heading: [
      [
        chemical === null ? undefined : chemicalWords(chemical),
        place.place_name,
        formatMoment(result.calculatedAt.toISOString(), speech.locale),
      ]
        .filter((part) => part !== undefined)
        .join(", "),
      `${resultHeadline(result, plume, speech)}. ${windText(result.used, plume, speech)}`,
    ],
    columns: [texts.zoneAndLimit, "", texts.downwind, texts.width, texts.area],
    lines,
    notes: [
      ...(hasNames ? [plume.inputLine(texts.placesByName, "").trim()] : []),
      ...lines.flatMap(({ id, label }) =>
        names[id] === undefined ? [] : [plume.inputLine(label, names[id].join("; "))],
      ),
      ...centrelineLine(result, unit, plume, speech),
      ...inputLines(result, plume, speech),
      ...(refusal === null ? [] : [translatedOrEnglish(speech, refusal.message)]),
      translatedOrEnglish(speech, isolation.why),
      plume.notSafe,
    ],
  };
  return (
    <SpeechContext.Provider value={speech}>
      {refusal === null && !saysComplete ? undefined : refusal === null ? (
        <Banner tone="ok" title={`${plume.complete}.`}>
          {layerSummary(rows, plume)}
        </Banner>
      ) : (
        <Banner tone="caution" title={`${plume.refusedTitle}.`}>
          <CoreSentence text={refusal.message} />{" "}
          {evacuation === undefined ? undefined : plume.stands(protective !== undefined)}
        </Banner>
      )}
      <Card
        isFlush
        title={plume.zonesOf(chemical === null ? plume.unidentified : chemicalWords(chemical))}
        actions={<LazyZonesMenu result={result} table={copied} issuer={issuer} />}
        className="placard-plume-zones"
      >
        <ZoneTable
          zones={zones}
          notDrawn={notDrawn}
          formatLimit={formatLimit}
          {...distances}
          {...(sites !== null && { sitesInside: sitesInside(result, exact) })}
          {...(saysPeople && { peopleInside: peopleInside(result, exact) })}
          {...(hydrantsIn !== null && { hydrantsInside: hydrantsIn })}
        />
        {hasNames ? <PlacesByName title={texts.placesByName} lines={lines} names={names} /> : undefined}
        {approximate === 0 ? undefined : (
          <p className="placard__why">
            <b>{plume.sitesApproximate(approximate)}</b>
          </p>
        )}
        {saysPeople ? <p className="placard__why">{texts.peopleNote}</p> : undefined}
        <p className="placard__why">
          <b>{plume.isolationWhy}.</b> <CoreSentence text={isolation.why} />
        </p>
      </Card>
    </SpeechContext.Provider>
  );
}

/** Centreline concentrations, as one line of the copied text. */
function centrelineLine(
  result: PlumeResult,
  unit: LimitUnit,
  texts: Messages["plume"],
  { figure }: Speech,
): readonly string[] {
  const points = centrelineOf(result).map(([xM, ppm]) =>
    texts.centrelinePoint(figure(formatDistance(xM)), figure(modelledText(ppm, unit, result))),
  );
  return points.length === 0 ? [] : [texts.centrelineLine(points)];
}
