import { bareRecord } from "../card/bare-record.ts";
import { firstActionOf } from "../card/first-action-of.ts";
import { protectionOf } from "../card/protection-of.ts";
import type { ClassCard } from "../card/response-card.ts";
import type { TransportData } from "../data/load.ts";
import type { GuideGuidance } from "../guidance/guide-guidance.ts";
import { guideRow } from "../isolation/isolation-rows.ts";
import type { IsolationAnswer, IsolationRow } from "../isolation/isolation-answer.ts";
import type { GuideDistances } from "../record/transport-entry.ts";
import { guideDistancesOf } from "../reference/transport-entry-of.ts";

/** The guide with the minimum distance if a guide refers to Table 1, which needs a UN number. */
const UNKNOWN_GUIDE = "111";

function rowsOf(distances: GuideDistances): readonly IsolationRow[] {
  const { isolateSolidM, largeSpillM, fireM, source } = distances;
  const atOnce = guideRow(distances);
  const row = (label: string, metres: number | null): readonly IsolationRow[] =>
    metres === null ? [] : [{ label, isolateM: metres, downwindM: null, source }];
  return [
    ...(atOnce === null ? [] : row(atOnce.label, atOnce.isolateM)),
    ...(isolateSolidM === undefined ? [] : row(guideRow(distances, { state: "solid" })?.label ?? "", isolateSolidM)),
    ...row("Large spill", largeSpillM),
    ...row("Fire at a tank or load", fireM),
  ];
}

function isolationOf(distances: GuideDistances, unknown: GuideDistances): IsolationAnswer {
  const rows = rowsOf(distances);
  const { guide, source } = distances;
  if (distances.isolateM !== null) {
    return {
      kind: "distance",
      isolateM: distances.isolateM,
      downwindM: null,
      why: `Guide ${guide}, immediate isolation. Downwind distance unknown: the tables list it only by UN number.`,
      rows,
      basis: { sources: [source], assumptions: [] },
    };
  }
  return {
    kind: "use_guide",
    guide,
    isolateM: unknown.isolateM,
    why: `Guide ${guide} gives no distance without a UN number. Use Guide ${UNKNOWN_GUIDE} until then.`,
    rows,
    basis: { sources: [unknown.source, source], assumptions: [] },
  };
}

/** The card of a guide; `null` if the tables have no such guide. */
export function guideCard(name: string, guidance: GuideGuidance, { guides }: TransportData): ClassCard | null {
  const [stored, unknown] = [guides.get(guidance.guide), guides.get(UNKNOWN_GUIDE)];
  if (stored === undefined || unknown === undefined) return null;
  const { guide } = guidance;
  const record = bareRecord(name);
  const meant = { kind: "unidentified", guide, entry: null } as const;
  return {
    name,
    recordName: name,
    unNumber: null,
    casNumber: null,
    guide,
    derivation: null,
    hazardClass: null,
    subsidiaryClasses: [],
    hazardZones: [],
    isToxicByInhalation: false,
    waterReactiveGases: [],
    polymerizes: false,
    hazardLevel: record.hazardLevel,
    nfpa: null,
    isolate: isolationOf(guideDistancesOf(stored), guideDistancesOf(unknown)),
    isolateBySize: null,
    protect: protectionOf(record, meant, guidance),
    firstAction: firstActionOf(record, meant, guidance),
    exposure: [],
    disagreements: [],
    isThin: true,
    isReviewed: guidance.isReviewed,
  };
}
