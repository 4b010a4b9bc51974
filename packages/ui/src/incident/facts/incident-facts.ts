import type { ChemicalRecord, ResponseCard, SafetyProperties } from "@placard/hazmat-core";
import type { Decontamination } from "@placard/hazmat-core/guidance";
import type { SketchGround } from "../document/sketch/sketch-ground.ts";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";

/** One substance of an incident with all that is on file of it. */
export interface ChemicalFacts {
  readonly card: ResponseCard;
  readonly record: ChemicalRecord;
  /** `null`: no sentences on file. */
  readonly safety: SafetyProperties | null;
  /** From `decontaminationOf` of `@placard/hazmat-core/guidance`; `null`: not calculated. */
  readonly decontamination: Decontamination | null;
}

/** How far one checklist is. */
export interface ChecklistFacts {
  readonly name: string;
  readonly completed: number;
  readonly total: number;
  /** What is ticked, in the order of the guide. */
  readonly done: readonly string[];
}

/** All data of an open incident from which a plan and its forms are filled. */
export interface IncidentFacts {
  /** `null` in quick search. */
  readonly incident: {
    readonly title: string;
    /** `null`: the server has not given it one yet. */
    readonly number: number | null;
    /** ISO time. */
    readonly startedAt: string;
  } | null;
  /** The first leads. */
  readonly chemicals: readonly ChemicalFacts[];
  /** The last calculation, whatever substance it is of; `null`: none. */
  readonly result: PlumeResult | null;
  /** Coast and streets around that calculation, from `sketchGround`; `null`: none are on the device. */
  readonly ground: SketchGround | null;
  /** `null`: not read. */
  readonly checklists: readonly ChecklistFacts[] | null;
  /** In any order; `null`: not read. */
  readonly log: readonly LogEntry[] | null;
}

/** An incident of which nothing is known. */
export const NO_FACTS: IncidentFacts = {
  incident: null,
  chemicals: [],
  result: null,
  ground: null,
  checklists: null,
  log: null,
};
