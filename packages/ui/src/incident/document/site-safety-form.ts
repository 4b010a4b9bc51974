import type { PlanBoxId, Statement } from "@placard/hazmat-core";
import { CHECKLIST_LIMITS } from "@placard/hazmat-core/checklists";
import { DECON_SUITS } from "@placard/hazmat-core/guidance";
import type { ChemicalFacts } from "../facts/incident-facts.ts";
import { chemicalRows, limitRows } from "./chemical-rows.ts";
import { coreTextsOf } from "./core-texts.ts";
import type { DocumentBlock, DocumentField, DocumentForm, FormSource } from "./document-form.ts";
import { mapMarks } from "../MapMarks/map-mark.ts";
import { entriesOnPaper } from "./entry-rows.ts";
import { materialOf, planField, zonePicture } from "./form-parts.ts";
import { boxField, boxText, HAZMAT_POSTS } from "./plan-boxes.ts";

/** ICS 208 HM, the site safety plan: entry team and PPE, materials, measurements, decontamination. */
export function siteSafetyForm(source: FormSource): DocumentForm {
  const { facts, words } = source;
  const { planDocument: own } = words;
  const boxes = (...ids: readonly PlanBoxId[]): readonly DocumentField[] => ids.map((id) => boxField(source, id));
  return {
    id: "ICS 208 HM",
    title: own.titles.siteSafety,
    blocks: [
      {
        kind: "fields",
        fields: [
          planField(source, "incidentName", own.incidentName),
          { label: own.datePrepared, text: own.datePreparedHere },
          ...boxes("period"),
          planField(source, "location"),
          planField(source, "incidentCommander"),
          ...boxes("safetyOfficer", ...HAZMAT_POSTS),
        ],
      },
      entryTeam(source),
      deconTeam(source),
      ...facts.chemicals.flatMap((chemical) => chemicalBlocks(chemical, source)),
      {
        kind: "fields",
        fields: [
          ...materialOf(source),
          ...boxes("lelInstrument", "oxygenInstrument", "toxicityInstrument", "radiationInstrument"),
        ],
      },
      {
        kind: "fields",
        fields: [
          deconField(source),
          ...boxes("deconApproved", "commandChannel", "tacticalChannel", "entryChannel"),
          ...boxes("medicalMonitoring", "medicalTransport"),
        ],
      },
      ...zonePicture(source),
      siteMap(source),
      {
        kind: "fields",
        fields: [
          planField(source, "objectives", own.entryObjectives),
          ...boxes("procedureChanges"),
          planField(source, "safety"),
          ...boxes("emergencySignals"),
          ...own.signatures.map((label) => ({ label, text: null })),
        ],
      },
    ],
  };
}

/** The entry team from the log, else blank rows for four. Their PPE is left for people to fill in. */
function entryTeam(source: FormSource): DocumentBlock {
  const { plan, words } = source;
  const { planDocument: own, planFacts } = words;
  const protection = boxText(plan, "entryProtection").trim() || own.forPeople;
  const rows = entriesOnPaper(source).flatMap(({ name, people, stay }) =>
    people.map((person) => [`${person}, ${name}. ${stay} (${planFacts.from.log})`, protection]),
  );
  return rows.length === 0
    ? blankTeam(own.entryTeam, own, boxText(plan, "entryProtection"))
    : { kind: "table", caption: own.entryTeam, columns: own.teamColumns, rows, none: own.forPeople };
}

/** The decon team as entered, one row per line of text; else blank rows for four. */
function deconTeam({ plan, words: { planDocument: own } }: FormSource): DocumentBlock {
  const lines = boxText(plan, "deconTeam")
    .split("\n")
    .filter((line) => line.trim() !== "");
  if (lines.length === 0) return blankTeam(own.deconTeam, own);
  return {
    kind: "table",
    caption: own.deconTeam,
    columns: [own.boxes.deconTeam],
    rows: lines.map((line) => [line]),
    none: own.forPeople,
  };
}

/** A team of four blank rows, as in the form. Names and PPE are left for people to fill in. */
function blankTeam(
  caption: string,
  { teamColumns, forPeople }: FormSource["words"]["planDocument"],
  protection = "",
): DocumentBlock {
  const blank = teamColumns.map(() => "");
  const first = [forPeople, protection.trim()];
  return { kind: "table", caption, columns: teamColumns, rows: [first, blank, blank, blank], none: forPeople };
}

/** Content of the site map: the calculation and the marks of the crew. */
function siteMap({ plan, facts: { log, result }, words }: FormSource): DocumentBlock {
  const { planDocument: own, planFacts } = words;
  const items = own.siteMapItems;
  const kinds = new Set(mapMarks(log ?? []).map(({ kind }) => kind));
  const shown = (isShown: boolean, from: string): string => (isShown ? `${own.shown} (${from})` : own.notShown);
  const others = [...kinds].some((kind) => kind !== "command_post" && kind !== "assembly");
  return {
    kind: "table",
    caption: own.siteMap,
    columns: [own.what, own.attached],
    rows: [
      [items.weather, shown(result !== null, planFacts.from.plume)],
      [items.command_post, shown(kinds.has("command_post"), planFacts.from.log)],
      [items.zones, shown(result !== null, planFacts.from.plume)],
      [items.assembly, shown(kinds.has("assembly"), planFacts.from.log)],
      [items.escape, boxText(plan, "escapeRoutes").trim() || own.forPeople],
      [items.other, shown(others, planFacts.from.log)],
    ],
    none: own.forPeople,
  };
}

function chemicalBlocks(
  { card, record, safety, decontamination }: ChemicalFacts,
  { words }: FormSource,
): readonly DocumentBlock[] {
  const { planDocument: own } = words;
  const core = coreTextsOf(words);
  const statementsText = (statements: readonly Statement[]): string =>
    statements.map(({ text }) => core.say(text)).join("\n");
  const review = card.isReviewed ? "" : `\n${own.notReviewed}`;
  const firstAid = firstAidOf(safety);
  return [
    {
      kind: "fields",
      fields: [
        {
          label: own.material,
          text: [card.name, card.unNumber, card.casNumber].filter((part) => part !== null).join(", "),
        },
        {
          label: own.protection,
          text: `${core.say(card.protect.headline)}\n${statementsText(card.protect.details)}\n${own.source(core.cite(card.protect.sources))}${review}`,
        },
        {
          label: own.firstAid,
          text:
            firstAid.length === 0
              ? ""
              : `${statementsText(firstAid)}\n${own.source(core.cite(firstAid.flatMap(({ rests }) => rests)))}`,
        },
        { label: own.deconOf(card.name), text: deconText(decontamination, words) },
      ],
    },
    {
      kind: "table",
      caption: own.propertiesOf(card.name),
      columns: [own.property, own.value, own.sourceColumn],
      rows: chemicalRows(record, own, core),
      none: own.notOnFile,
    },
    {
      kind: "table",
      caption: own.limitsOf(card.name),
      columns: [own.limit, own.value, own.sourceColumn],
      rows: limitRows(record, core),
      none: own.notOnFile,
    },
  ];
}

/** Decontamination by substance and suit, with the sources of the data to which the rules were applied. */
function deconText(decontamination: ChemicalFacts["decontamination"], texts: FormSource["words"]): string {
  if (decontamination === null) return "";
  const { agent, suits } = decontamination;
  const { say, cite } = coreTextsOf(texts);
  const statementsText = (statements: readonly Statement[]): string =>
    statements.map(({ text }) => say(text)).join(" ");
  const rests = [...agent, ...Object.values(suits).flat()].flatMap((statement) => statement.rests);
  return [
    ...agent.map(({ text }) => say(text)),
    ...DECON_SUITS.map((suit) => `${texts.safetyInformation.suits[suit]}. ${statementsText(suits[suit])}`),
    texts.planDocument.source(cite(rests)),
    texts.planDocument.notReviewed,
  ].join("\n");
}

/** First aid from the guide, otherwise from NIOSH. */
function firstAidOf(safety: ChemicalFacts["safety"]): readonly Statement[] {
  if (safety === null) return [];
  const { first_aid_measures: guide, first_aid: niosh } = safety.topics;
  return guide.length > 0 ? guide : niosh;
}

/** Figures of the checklists, which are not the plan of this incident. */
function deconField({ words }: FormSource): DocumentField {
  const { deconLengthFeet, deconWidthFeet, deconPercent, clothingPercent } = CHECKLIST_LIMITS;
  const { planDocument: own } = words;
  return { label: own.decon, text: own.deconText(deconLengthFeet, deconWidthFeet, clothingPercent, deconPercent) };
}
