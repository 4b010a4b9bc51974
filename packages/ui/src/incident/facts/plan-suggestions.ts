import {
  compassPoint,
  downwindDeg,
  formatNumber,
  formatSafeDistance,
  type PlanChemical,
  type ResponseCard,
} from "@placard/hazmat-core";
import { CHECKLIST_LIMITS } from "@placard/hazmat-core/checklists";
import type { Messages } from "../../messages/en.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { reachHeadline, rounded, windText } from "../../plume/result/result-texts.ts";
import type { Speech } from "../../messages/language/speech.ts";
import { coreTextsOf, distanceLines } from "../document/core-texts.ts";
import { formatDateTime } from "../../internal/format-date-time.ts";
import type { PlanField } from "../IncidentActionPlan/plan-fields.ts";
import type { IncidentFacts } from "./incident-facts.ts";
import { planSubstances, type PlanSubstance } from "./plan-substances.ts";

/** Origin of a field's text. */
export type FactOrigin = "incident" | "card" | "plume" | "checklists" | "log";

/** Suggestion from the incident for one field of the plan. */
export interface PlanSuggestion {
  readonly text: string;
  readonly from: FactOrigin;
}

/**
 * Suggestions from the incident for the fields of the plan. Missing fields, such as the commander, are left for people
 * to fill in.
 */
export type PlanSuggestions = Readonly<Partial<Record<PlanField, PlanSuggestion>>>;

interface Texts extends Pick<Messages, "planFacts" | "plume"> {
  /** Formatter for core texts and figures. Default: English. */
  readonly speech?: Speech;
}

/**
 * Returns suggested texts for the fields of a plan from the data of the incident. A field without data has no
 * suggestion. With several substances, each has its own figures beside its name.
 */
export function planSuggestions(facts: IncidentFacts, texts: Texts): PlanSuggestions {
  const { incident, result } = facts;
  const substances = planSubstances(facts, texts);
  const cards = substances.flatMap(({ card }) => card ?? []);
  const [first] = cards;
  const ofCards = (toWords: (card: ResponseCard) => string): PlanSuggestion | null =>
    first === undefined
      ? null
      : { text: named(substances, texts, ({ card }) => (card === null ? "" : toWords(card))), from: "card" };
  const all: Readonly<Partial<Record<PlanField, PlanSuggestion | null>>> = {
    incidentName: incident === null ? null : { text: incident.title, from: "incident" },
    dateTime: incident === null ? null : { text: formatDateTime(incident.startedAt), from: "incident" },
    location: result === null ? null : { text: locationText(result, texts), from: "plume" },
    incidentType:
      first === undefined ? null : { text: cards.map((card) => typeText(card, texts)).join("\n"), from: "card" },
    objectives: objectives(substances, result, texts),
    strategy: ofCards((card) => sentences(card.firstAction, texts)),
    safety: first === undefined ? null : { text: safetyText(substances, texts), from: "card" },
    ...(first !== undefined && limitSuggestions(texts)),
    logistics: logistics(substances, result, texts),
    canUtechConsultation:
      first === undefined ? null : { text: substances.map((one) => consultation(one, texts)).join("\n"), from: "card" },
  };
  return Object.fromEntries(Object.entries(all).filter(([, known]) => known !== null && known.text !== ""));
}

/** Texts of the substances, one line each, with the name if there are several. */
function named(
  substances: readonly PlanSubstance[],
  texts: Texts,
  toWords: (substance: PlanSubstance) => string,
): string {
  const lines = substances.map((one) => ({ name: one.name, text: toWords(one) })).filter(({ text }) => text !== "");
  return lines.map(({ name, text }) => (substances.length > 1 ? texts.plume.inputLine(name, text) : text)).join("\n");
}

/** `44.66520, -63.56770`. */
export function pointText([lon, lat]: readonly [number, number]): string {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
}

/** Text of the location. A location entered as coordinates is not repeated. */
function locationText({ place }: PlumeResult, { planFacts }: Texts): string {
  const point = pointText(place.center);
  return planFacts.location(isPointText(place.place_name) ? point : place.place_name, point);
}

const isPointText = (name: string): boolean => /^-?\d+(\.\d+)?\s*[,;]\s*-?\d+(\.\d+)?$/.test(name.trim());

/** Substances of the incident, in the form of a plan. */
export function knownChemicals({ chemicals }: IncidentFacts): readonly PlanChemical[] {
  return chemicals.map(({ card: { key, name, unNumber } }) => ({ text: name, chemical: { key, name, unNumber } }));
}

/** UN number, or CAS number if there is none. */
export function idOf({ unNumber, casNumber }: Pick<ResponseCard, "unNumber" | "casNumber">): string {
  return unNumber ?? (casNumber === null ? "" : `CAS ${casNumber}`);
}

function typeText(card: ResponseCard, { planFacts }: Texts): string {
  return planFacts.incidentType(card.name, idOf(card), card.hazardClass);
}

/** Joins a headline and its lines as sentences. */
function sentences({ headline, details }: ResponseCard["protect"], texts: Texts): string {
  return [headline, ...details.map(({ text }) => text)]
    .map(coreTextsOf(texts).say)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/**
 * Isolation and protective action distance of the calculation, else of the card; reach of the model; people present.
 */
function objectives(
  substances: readonly PlanSubstance[],
  result: PlumeResult | null,
  texts: Texts,
): PlanSuggestion | null {
  const lines = substances.flatMap((one) => {
    const own = distancesOf(one, texts);
    return substances.length > 1 ? own.map((line) => texts.plume.inputLine(one.name, line)) : own;
  });
  if (lines.length === 0) return null;
  const numbered = [texts.planFacts.account, ...lines].map((line, at) => `${at + 1}. ${line}`);
  return { text: numbered.join("\n"), from: result === null ? "card" : "plume" };
}

function distancesOf({ card, result }: PlanSubstance, texts: Texts): readonly string[] {
  if (result !== null) return resultDistances(result, texts);
  return card === null ? [] : distanceLines(card, texts);
}

function resultDistances(result: PlumeResult, texts: Texts): readonly string[] {
  const { circle, protective, isolation, plume, used, calculatedAt } = result;
  const { planFacts } = texts;
  const { figure, say, speech } = coreTextsOf(texts);
  const point = used.windFromDeg === null ? null : say(compassPoint(downwindDeg(used.windFromDeg)));
  return [
    ...(circle === null ? [say(isolation.why)] : [planFacts.isolate(figure(formatSafeDistance(circle.radiusM)))]),
    ...(protective === null
      ? []
      : [
          protective.shape === "circle"
            ? planFacts.protectAllRound(figure(formatSafeDistance(protective.distanceM)))
            : planFacts.protectDownwind(figure(formatSafeDistance(protective.distanceM)), point),
        ]),
    ...(plume === null
      ? []
      : [planFacts.modelled(reachHeadline(result, texts.plume, speech), formatDateTime(calculatedAt.toISOString()))]),
  ];
}

function safetyText(substances: readonly PlanSubstance[], texts: Texts): string {
  const { planFacts } = texts;
  const protection = named(substances, texts, ({ card }) => (card === null ? "" : sentences(card.protect, texts)));
  return `${protection}\n${planFacts.hotZone(CHECKLIST_LIMITS.hotZoneMinutes, CHECKLIST_LIMITS.reminderMinutes)}`;
}

function limitSuggestions({ planFacts }: Texts): PlanSuggestions {
  const { deconLengthFeet, deconWidthFeet, reminderMinutes } = CHECKLIST_LIMITS;
  return {
    resources: { text: planFacts.resources(deconLengthFeet, deconWidthFeet), from: "checklists" },
    communications: { text: planFacts.communications(reminderMinutes), from: "checklists" },
  };
}

/** Position upwind of the source and outside the widest isolation. Only if both are known. */
function logistics(
  substances: readonly PlanSubstance[],
  result: PlumeResult | null,
  texts: Texts,
): PlanSuggestion | null {
  const from = result?.used.windFromDeg ?? null;
  const distances = substances.flatMap((one) => one.result?.circle?.radiusM ?? one.card?.isolate.isolateM ?? []);
  if (from === null || distances.length === 0) return null;
  const { figure, say } = coreTextsOf(texts);
  return {
    text: texts.planFacts.stageUpwind(say(compassPoint(from)), figure(formatSafeDistance(Math.max(...distances)))),
    from: "plume",
  };
}

/** Information to read out when calling for advice. It does not state that anyone was called. */
function consultation({ name, card, result }: PlanSubstance, texts: Texts): string {
  const { planFacts } = texts;
  return planFacts.consultation(
    [
      name,
      card === null || card.guide === null ? "" : planFacts.guide(card.guide),
      ...(result === null ? [] : resultFacts(result, texts)),
    ]
      .filter((fact) => fact !== "")
      .join(", "),
  );
}

function resultFacts(result: PlumeResult, texts: Texts): readonly string[] {
  const { release, used } = result;
  const { figure, speech } = coreTextsOf(texts);
  return [
    locationText(result, texts),
    release.rateKgPerS === null ? "" : texts.planFacts.rate(figure(formatNumber(rounded(release.rateKgPerS)))),
    windText(used, texts.plume, speech).replace(/\.$/, ""),
  ];
}
