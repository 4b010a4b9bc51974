import { convertUnit, formatNumber, type ActionPlanTexts } from "@placard/hazmat-core";
import { TANK_FIRE_LABELS, tankFireWords } from "@placard/hazmat-core/guidance";
import { formatDateTime } from "../../internal/format-date-time.ts";
import { inputLines } from "../../plume/result/input-lines.ts";
import { evacuationOf, protectiveOf } from "../../plume/result/plume-result.ts";
import { resultHeadline, rounded, windText } from "../../plume/result/result-texts.ts";
import { zoneLines } from "../../plume/ZoneTable/zone-lines.ts";
import { planChemicalWords } from "../PlanChemicals/plan-chemical-words.ts";
import type { DocumentBlock, DocumentField, FormSource } from "./document-form.ts";
import { calculatedName, isCalculatedOf } from "../facts/plan-substances.ts";
import { coreTextsOf } from "./core-texts.ts";
import { mapMarks, markPlace } from "../MapMarks/map-mark.ts";
import { zoneSketch, type SignedPlace } from "./sketch/zone-sketch.ts";

/** Substances of the plan, each with its meaning. */
export function chemicalNames({ plan, words }: FormSource): string {
  return plan.chemicals.map((one) => planChemicalWords(one, words.incidentPlan.notIdentified)).join("\n");
}

/** A field of the plan on paper, with its origin if no user wrote it. A missing commander is left blank. */
export function planField(source: FormSource, name: keyof ActionPlanTexts, label?: string): DocumentField {
  const { plan, origins = {}, words } = source;
  const origin = origins[name];
  const text = name === "incidentCommander" ? plan[name].trim() || null : plan[name];
  return {
    label: label ?? words.incidentPlan.fields[name],
    text,
    ...(origin !== undefined && { from: words.planFacts.from[origin] }),
  };
}

/** Sketch and table of the zones with all their inputs; without a calculation, one line that states this. */
export function zoneBlocks(source: FormSource): readonly DocumentBlock[] {
  const { result } = source.facts;
  const { planDocument: own, plume } = source.words;
  if (result === null) return zonePicture(source);
  const { say, speech } = coreTextsOf(source.words);
  const basis = [
    ...(result.refusal === null ? [] : [say(result.refusal.message)]),
    ...inputLines(result, plume, speech),
    plume.notSafe,
  ].join("\n");
  return [...zonePicture(source), { kind: "fields", fields: [{ label: own.modelBasis, text: basis }] }];
}

/** Only the sketch and table of the zones, and the marks of the crew. */
export function zonePicture(source: FormSource): readonly DocumentBlock[] {
  const { facts, words } = source;
  const { planDocument: own, zones, plume } = words;
  const { result } = facts;
  const places = signedPlaces(source);
  if (result === null) {
    return [{ kind: "fields", fields: [{ label: own.zones, text: own.noZones }] }, ...placesTable(places, [], source)];
  }
  const sketch = zoneSketch(result, places, facts.ground, coreTextsOf(words).say);
  const name = calculatedName(result, words);
  const { speech } = coreTextsOf(words);
  const alt = own.sketchWords(resultHeadline(result, plume, speech), windText(result.used, plume, speech));
  const evacuation = evacuationOf(result);
  const protective = protectiveOf(result);
  const lines = zoneLines(
    result.plume?.zones ?? [],
    result.plume?.notDrawn ?? [],
    { ...(evacuation !== undefined && { evacuation }), ...(protective !== undefined && { protective }) },
    zones,
    undefined,
    speech,
  );
  return [
    ...(sketch === null
      ? []
      : [
          { kind: "sketch" as const, caption: own.sketchOf(name), sketch, words: alt },
          { kind: "fields" as const, fields: [{ label: own.groundLabel, text: groundText(facts.ground, own) }] },
        ]),
    ...notInPlan(source, name),
    {
      kind: "table",
      caption: own.zonesOf(name, formatDateTime(result.calculatedAt.toISOString())),
      columns: [zones.zoneAndLimit, own.limit, zones.downwind, zones.width, zones.area],
      rows: lines.map(({ label, limit, downwind, width, area }) => [label, limit, downwind, width, area]),
      none: own.noZones,
    },
    ...tankFields(source),
    ...placesTable(places, sketch?.marks.flatMap(({ signs }) => signs) ?? [], source),
  ];
}

/** Distances for the chosen tank in a fire, and the basis of its figures. */
function tankFields({ facts: { result }, words }: FormSource): readonly DocumentBlock[] {
  if (result?.tank === undefined) return [];
  const { size, notes, source } = result.tank;
  const { say, figure, cite } = coreTextsOf(words);
  const heading = words.plume.inputLine(figure(`${formatNumber(size.capacityL)} L`), say(tankFireWords(size)));
  const text = [heading, ...notes.map((note) => say(note.text)), cite([source])].join("\n");
  return [{ kind: "fields", fields: [{ label: say(TANK_FIRE_LABELS.title), text }] }];
}

/** Background of the sketch, with its credit. */
function groundText(ground: FormSource["facts"]["ground"], own: FormSource["words"]["planDocument"]): string {
  return ground === null ? own.noGround : own.groundKnown(ground.name, ground.edition, ground.credit);
}

/** Note that the zones are of a substance that is not in the plan. */
function notInPlan({ plan, facts: { chemicals, result }, words }: FormSource, name: string): readonly DocumentBlock[] {
  const { planDocument: own } = words;
  const isNamed =
    (plan.chemicals.length === 0 && chemicals.length === 0) ||
    chemicals.some(({ card }) => result !== null && isCalculatedOf(result, card));
  return isNamed ? [] : [{ kind: "fields", fields: [{ label: own.zones, text: own.notInPlan(name) }] }];
}

interface MarkedPlace extends SignedPlace {
  readonly what: string;
  readonly who: string;
}

/** Marks with a letter each: A to Z, then A2 and so on. */
function signedPlaces({ facts: { log }, words: { incidentLog } }: FormSource): readonly MarkedPlace[] {
  return mapMarks(log ?? []).map(({ kind, label, center, who }, at) => ({
    sign: `${String.fromCodePoint(65 + (at % 26))}${at < 26 ? "" : String(Math.floor(at / 26) + 1)}`,
    center,
    who,
    what: label === "" ? incidentLog.markKinds[kind] : incidentLog.about(incidentLog.markKinds[kind], label),
  }));
}

/** Table of the marks; empty without marks. */
function placesTable(
  places: readonly MarkedPlace[],
  drawn: readonly string[],
  { words: { planDocument: own } }: FormSource,
): readonly DocumentBlock[] {
  if (places.length === 0) return [];
  return [
    {
      kind: "table",
      caption: own.marks,
      columns: [own.markSign, own.what, own.markPlace, own.who],
      rows: places.map(({ sign, what, center, who }) => [
        drawn.includes(sign) ? sign : own.notOnSketch,
        what,
        markPlace(center),
        who,
      ]),
      none: own.marks,
    },
  ];
}

/** Weather used for the calculation, as a table. */
export function weatherTable(source: FormSource): DocumentBlock {
  const { planDocument: own } = source.words;
  return {
    kind: "table",
    caption: own.weather,
    columns: [own.property, own.value],
    rows: weatherRows(source),
    none: own.noWeather,
  };
}

/** Weather used for the calculation, with its source. */
function weatherRows({ facts: { result }, words }: FormSource): readonly (readonly string[])[] {
  if (result === null) return [];
  const { planDocument: own, plume } = words;
  const { used } = result;
  const { figure, say, speech } = coreTextsOf(words);
  const kph = convertUnit("speed", used.windSpeedMps, "m/s", "km/h");
  const known = (value: number | null, unit: string): string =>
    value === null ? own.notTold : figure(`${formatNumber(rounded(value))} ${unit}`);
  return [
    [own.wind, windText(used, plume, speech).replace(/\.$/, "")],
    [own.windSpeed, known(kph, "km/h")],
    [own.temperature, known(used.temperatureC, "°C")],
    [
      own.humidity,
      used.humidityPercent === null ? own.notTold : say(`${formatNumber(rounded(used.humidityPercent))}%`),
    ],
    [own.pressure, known(used.pressureMb, "mb")],
    [own.stability, result.plume?.stability ?? used.stability ?? own.notTold],
    [own.weatherSource, `${used.source}, ${formatDateTime(new Date(used.observedAtMs).toISOString())}`],
  ];
}

/** Inputs of the release: substance, container, amount and state, as entered in the form. */
export function materialOf({ facts: { result }, words }: FormSource): readonly DocumentField[] {
  const { planDocument: own, plume } = words;
  const { figure } = coreTextsOf(words);
  const state = STATES.find((known) => known === result?.inputs.state);
  const contents = result?.inputs.contents_kg.trim() ?? "";
  return [
    { label: own.releaseOf, text: result === null ? null : calculatedName(result, words) },
    { label: own.container, text: result?.inputs.container || null },
    { label: own.quantity, text: contents === "" ? null : figure(`${contents} kg`) },
    { label: own.physicalState, text: state === undefined ? null : plume.states[state] },
  ].map((field) => (field.text === null ? field : { ...field, from: words.planFacts.from.plume }));
}

const STATES = ["solid", "liquid", "gas"] as const;
