import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import type { UnNumber } from "../identity/un-number.ts";
import type { Metres } from "../units/length.ts";
import type { FigureMark, SourceRef } from "../provenance/source.ts";

/** ERG guide number, three digits: `124`. */
export type GuideNumber = string;

/** Isolation and protective-action distances for one spill size, m. 11 000 stands for "11+ km"; 11 100 is printed so. */
export interface SpillDistances {
  readonly isolateM: Metres;
  readonly dayM: Metres;
  readonly nightM: Metres;
  /** One distance for day and night, as the ERG prints it for categories of agents. */
  readonly isAnyTime?: true;
}

/** Bands of Table 3: low under 10 km/h, moderate 10 to 20, high over 20. [ERG2024] */
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
  /** For liquids and gases, or for everything where the page prints one distance. */
  readonly isolateM: Metres | null;
  /** For solids, where the page prints another distance for them: smaller than `isolateM`. */
  readonly isolateSolidM?: Metres;
  readonly largeSpillM: Metres | null;
  readonly fireM: Metres | null;
  readonly source: SourceRef;
}

/** Distances where the substance is used as a weapon: those of its category, without day and night. [ERG2024] */
export interface WeaponDistances {
  /** `nerve agent` */
  readonly kind: string;
  readonly guide: GuideNumber;
  readonly small: SpillDistances;
  readonly large: SpillDistances;
  readonly source: SourceRef;
}

/** Distances that ERG 2020 printed for an agent and ERG 2024 no longer prints. Never current. */
export interface WithdrawnDistances {
  readonly small: SpillDistances;
  readonly large: SpillDistances;
  readonly source: SourceRef;
}

/** One UN or NA number as listed by the transport rules and the ERG. */
export interface TransportEntry {
  readonly unNumber: UnNumber;
  readonly properShippingNames: readonly string[];
  /** Primary class or division as printed, `2.3`; `null` when the table lists none. */
  readonly hazardClass: string | null;
  readonly subsidiaryClasses: readonly string[];
  readonly packingGroups: readonly string[];
  readonly guide: GuideNumber | null;
  /** Guides of other goods under the same number: `147` beside `138` for lithium batteries of either kind. */
  readonly otherGuides?: readonly GuideNumber[];
  readonly guideDistances: GuideDistances | null;
  /** Distances of `otherGuides`: nothing on a placard tells the goods apart, so the largest of all applies. */
  readonly otherGuideDistances?: readonly GuideDistances[];
  readonly small: SpillDistances | null;
  readonly large: SpillDistances | null;
  readonly containers: readonly ContainerDistances[];
  readonly fireM: Metres | null;
  readonly isToxicByInhalation: boolean;
  readonly hazardZones: readonly string[];
  readonly waterReactiveGases: readonly string[];
  readonly polymerizes: boolean;
  /** The tables give the id no guide: why this one is taken, `as UN1993`. */
  readonly guideBasis?: string;
  /** Whose row `small` and `large` are, where it is not the row of this id. */
  readonly distanceSource?: SourceRef;
  /** What the ERG says of the substance as a weapon, where its shipments have an entry of their own. */
  readonly asWeapon?: WeaponDistances;
  /** What ERG 2020 said of the substance as a weapon. */
  readonly withdrawn?: WithdrawnDistances;
  /** The form that travels under this id: `n.o.s.`, `solution, 25 % or more`. Absent where every form does. */
  readonly when?: string;
  /** Whether the form under this id is solid or liquid, where an entry that names a group leaves it open. */
  readonly state?: "solid" | "liquid";
  /** Hazard level of the form under this id. Absent where the record's own level applies. */
  readonly hazardLevel?: ExplainedHazardLevel;
  /** How the substance was tied to this id; absent when the record is the id's own. */
  readonly linkMark?: FigureMark;
  readonly source: SourceRef;
}
