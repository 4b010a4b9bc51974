/** The limits for which a zone is drawn, most dangerous first: the order of every table, panel and answer. */
export const LIMIT_IDS = ["aegl-3", "idlh", "aegl-2", "aegl-1", "lel"] as const;

/** One of the five limits. */
export type LimitId = (typeof LIMIT_IDS)[number];

/** Labels of the limits. A zone is named by its percentage of the LEL: `10% LEL`. */
export const LIMIT_LABELS: Readonly<Record<LimitId, string>> = {
  "aegl-3": "AEGL-3",
  idlh: "IDLH",
  "aegl-2": "AEGL-2",
  "aegl-1": "AEGL-1",
  lel: "LEL",
};

/** True if an id is one of the five; a release can have custom limits. */
export function isLimitId(id: string): id is LimitId {
  return LIMIT_IDS.some((known) => known === id);
}
