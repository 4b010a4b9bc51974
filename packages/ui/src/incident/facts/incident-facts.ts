import type { ChemicalRecord, ResponseCard, SafetyProperties } from "@placard/hazmat-core";
import type { Decontamination } from "@placard/hazmat-core/guidance";
import type { SketchGround } from "../document/sketch/sketch-ground.ts";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";

/** One substance of an incident with all data on file. */
export interface ChemicalFacts {
  readonly card: ResponseCard;
  readonly record: ChemicalRecord;
  /** `null`: no safety data on file. */
  readonly safety: SafetyProperties | null;
  /** From `decontaminationOf` of `@placard/hazmat-core/guidance`; `null`: not calculated. */
  readonly decontamination: Decontamination | null;
}

/** Progress of one checklist. */
export interface ChecklistFacts {
  readonly name: string;
  readonly completed: number;
  readonly total: number;
  /** Checked items, in the order of the guide. */
  readonly done: readonly string[];
}

/** All data of an open incident from which a plan and its forms are filled. */
export interface IncidentFacts {
  /** `null` in quick search. */
  readonly incident: {
    readonly title: string;
    /** `null`: not yet assigned by the server. */
    readonly number: number | null;
    /** ISO time. */
    readonly startedAt: string;
  } | null;
  /** Main substance first. */
  readonly chemicals: readonly ChemicalFacts[];
  /** Latest calculation, of any substance; `null`: none. */
  readonly result: PlumeResult | null;
  /** Coast and streets around this calculation, from `sketchGround`; `null`: none on the device. */
  readonly ground: SketchGround | null;
  /** `null`: not loaded. */
  readonly checklists: readonly ChecklistFacts[] | null;
  /** Entries in any order; `null`: not loaded. */
  readonly log: readonly LogEntry[] | null;
}

/** An incident without any data. */
export const NO_FACTS: IncidentFacts = {
  incident: null,
  chemicals: [],
  result: null,
  ground: null,
  checklists: null,
  log: null,
};
