/** Form or concentration to which a row applies. Percentages are by weight. */
export interface StoredCondition {
  /** `as-named`: a condition that no field states, such as the nitrogen of cellulose nitrate. */
  readonly form?: "gas" | "liquid" | "anhydrous" | "solution" | "as-named";
  readonly least?: number;
  readonly over?: number;
  readonly most?: number;
}

/** A row of a list of the United States; pounds. */
export interface StoredListing {
  readonly cas: string | null;
  readonly name: string;
  /** 1: read in only one copy of the rule. */
  readonly once?: 1;
  readonly rq?: number;
  readonly tpq?: number;
  /** Threshold planning quantity of a coarse solid, if the list gives two. */
  readonly coarse?: number;
  readonly tq?: number;
  readonly kind?: "toxic" | "flammable";
  readonly condition?: StoredCondition;
}

/** A row of Schedule 1 of SOR/2019-51; tonnes. */
export interface StoredEmergencyRow {
  readonly part: 1 | 2;
  readonly cas: string;
  readonly hazard: string;
  /** Minimum percent by weight of a mixture that counts; `null`: the schedule gives none. */
  readonly percent: number | null;
  readonly tonnes: number;
  readonly form?: "solid" | "anhydrous" | "white" | "solution";
}

/** Contents of the generated module. */
export interface StoredLists {
  readonly ehs: readonly StoredListing[];
  readonly rmp: readonly StoredListing[];
  readonly psm: readonly StoredListing[];
  readonly e2: readonly StoredEmergencyRow[];
}
