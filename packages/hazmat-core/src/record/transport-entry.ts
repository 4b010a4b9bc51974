import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import type { UnNumber } from "../identity/un-number.ts";
import type { Metres } from "../units/length.ts";
import type { FigureMark, SourceRef } from "../provenance/source.ts";

/** ERG guide number, three digits: `124`. */
export type GuideNumber = string;

/**
 * Isolation and protective action distances for one spill size, m. 11 000 means "11+ km"; 11 100 is printed as a
 * figure.
 */
export interface SpillDistances {
  readonly isolateM: Metres;
  readonly dayM: Metres;
  readonly nightM: Metres;
  /** True for one distance for day and night, as the ERG prints it for categories of agents. */
  readonly isAnyTime?: true;
}

/** Wind bands of Table 3: low under 10 km/h, moderate 10 to 20, high over 20. [ERG2024] */
export type WindBand = "low" | "moderate" | "high";

/** One container row of ERG Table 3. */
export interface ContainerDistances {
  readonly container: string;
  readonly isolateM: Metres;
  readonly day: Readonly<Record<WindBand, Metres>>;
  readonly night: Readonly<Record<WindBand, Metres>>;
}

/** Distances of the guide itself; `null` if it refers to Table 1 or gives none. */
export interface GuideDistances {
  readonly guide: GuideNumber;
  /** For liquids and gases, or for all states if the page prints one distance. */
  readonly isolateM: Metres | null;
  /** For solids, if the page prints another distance for them: smaller than `isolateM`. */
  readonly isolateSolidM?: Metres;
  readonly largeSpillM: Metres | null;
  readonly fireM: Metres | null;
  readonly source: SourceRef;
}

/** Distances if the substance is used as a weapon: those of its category, without day and night. [ERG2024] */
export interface WeaponDistances {
  /** `nerve agent` */
  readonly kind: string;
  readonly guide: GuideNumber;
  readonly small: SpillDistances;
  readonly large: SpillDistances;
  readonly source: SourceRef;
}

/** Distances that ERG 2020 printed for an agent and ERG 2024 omits. Never current. */
export interface WithdrawnDistances {
  readonly small: SpillDistances;
  readonly large: SpillDistances;
  readonly source: SourceRef;
}

/** One UN or NA number as listed by the transport rules and the ERG. */
export interface TransportEntry {
  readonly unNumber: UnNumber;
  readonly properShippingNames: readonly string[];
  /** Primary class or division as printed, `2.3`; `null` if the table lists none. */
  readonly hazardClass: string | null;
  readonly subsidiaryClasses: readonly string[];
  readonly packingGroups: readonly string[];
  readonly guide: GuideNumber | null;
  /** Guides of other goods under the same number: `147` besides `138` for lithium batteries of either kind. */
  readonly otherGuides?: readonly GuideNumber[];
  readonly guideDistances: GuideDistances | null;
  /** Distances of `otherGuides`: a placard does not distinguish the goods, so the largest of all applies. */
  readonly otherGuideDistances?: readonly GuideDistances[];
  readonly small: SpillDistances | null;
  readonly large: SpillDistances | null;
  readonly containers: readonly ContainerDistances[];
  readonly fireM: Metres | null;
  readonly isToxicByInhalation: boolean;
  readonly hazardZones: readonly string[];
  readonly waterReactiveGases: readonly string[];
  readonly polymerizes: boolean;
  /** Reason for this guide if the tables give none: `as UN1993`. */
  readonly guideBasis?: string;
  /** Source of `small` and `large`, if they are not the row of this number. */
  readonly distanceSource?: SourceRef;
  /** Distances of the substance as a weapon in the ERG, if its shipments have their own entry. */
  readonly asWeapon?: WeaponDistances;
  /** Distances of the substance as a weapon in ERG 2020. */
  readonly withdrawn?: WithdrawnDistances;
  /** The form shipped under this number: `n.o.s.`, `solution, 25 % or more`. Omitted if every form is. */
  readonly when?: string;
  /** State of the form under this number, if a group entry does not specify it. */
  readonly state?: "solid" | "liquid";
  /** Hazard level of the form under this number. Omitted if the record's own level applies. */
  readonly hazardLevel?: ExplainedHazardLevel;
  /** How the substance was linked to this number; omitted if the record is that of the number. */
  readonly linkMark?: FigureMark;
  readonly source: SourceRef;
}
