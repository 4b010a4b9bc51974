import type { Statement } from "@placard/hazmat-core";
import { CHECKLIST_LIMITS } from "@placard/hazmat-core/checklists";
import { DECON_SUITS } from "@placard/hazmat-core/guidance";
import { citeAll } from "../../feedback/ProvenanceNote/cite-all.ts";
import type { ChemicalFacts } from "../facts/incident-facts.ts";
import { chemicalRows, limitRows } from "./chemical-rows.ts";
import { coreWordsOf } from "./core-words.ts";
import { materialOf, zonePicture } from "./form-parts.ts";
import type { DocumentBlock, DocumentField, DocumentForm, FormSource } from "./document-form.ts";

/** ICS 208 HM, the site safety plan: who enters in what, the materials, what is measured, how people get clean. */
export function siteSafetyForm(source: FormSource): DocumentForm {
  const { plan, facts, words } = source;
  const { planDocument: own, incidentPlan } = words;
  const blank = (label: string): DocumentField => ({ label, text: null });
  return {
    id: "ICS 208 HM",
    title: own.titles.siteSafety,
    blocks: [
      {
        kind: "fields",
        fields: [
          { label: own.incidentName, text: plan.incidentName },
          blank(own.period),
          { label: incidentPlan.fields.location, text: plan.location },
          { label: incidentPlan.fields.incidentCommander, text: plan.incidentCommander.trim() || null },
          ...own.people.map(blank),
        ],
      },
      blankTeam(own.entryTeam, own),
      blankTeam(own.deconTeam, own),
      ...facts.chemicals.flatMap((chemical) => chemicalBlocks(chemical, source)),
      { kind: "fields", fields: [...materialOf(source), ...own.instruments.map(blank)] },
      { kind: "fields", fields: [deconField(source), blank(own.deconApproved), ...own.channels.map(blank)] },
      { kind: "fields", fields: own.medical.map(blank) },
      ...zonePicture(source),
      {
        kind: "fields",
        fields: [
          { label: own.entryObjectives, text: plan.objectives },
          { label: incidentPlan.fields.safety, text: plan.safety },
          ...own.signatures.map(blank),
        ],
      },
    ],
  };
}

/** A team of four, as the form has it: names and protection are left to people. */
function blankTeam(caption: string, { teamColumns, forPeople }: FormSource["words"]["planDocument"]): DocumentBlock {
  const blank = teamColumns.map(() => "");
  const first = teamColumns.map((_, at) => (at === 0 ? forPeople : ""));
  return { kind: "table", caption, columns: teamColumns, rows: [first, blank, blank, blank], none: forPeople };
}

function chemicalBlocks(
  { card, record, safety, decontamination }: ChemicalFacts,
  { words }: FormSource,
): readonly DocumentBlock[] {
  const { planDocument: own } = words;
  const core = coreWordsOf(words);
  const said = (statements: readonly Statement[]): string => statements.map(({ text }) => core.say(text)).join("\n");
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
          text: `${core.say(card.protect.headline)}\n${said(card.protect.details)}\n${own.source(citeAll(card.protect.sources))}${review}`,
        },
        {
          label: own.firstAid,
          text:
            firstAid.length === 0
              ? ""
              : `${said(firstAid)}\n${own.source(citeAll(firstAid.flatMap(({ rests }) => rests)))}`,
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

/** How people get clean of it, by substance and by suit, with the sources of what the rules were applied to. */
function deconText(decontamination: ChemicalFacts["decontamination"], words: FormSource["words"]): string {
  if (decontamination === null) return "";
  const { agent, suits } = decontamination;
  const { say } = coreWordsOf(words);
  const said = (statements: readonly Statement[]): string => statements.map(({ text }) => say(text)).join(" ");
  const rests = [...agent, ...Object.values(suits).flat()].flatMap((statement) => statement.rests);
  return [
    ...agent.map(({ text }) => say(text)),
    ...DECON_SUITS.map((suit) => `${words.safetyInformation.suits[suit]}. ${said(suits[suit])}`),
    words.planDocument.source(citeAll(rests)),
    words.planDocument.notReviewed,
  ].join("\n");
}

/** What the guide says, else what NIOSH says. */
function firstAidOf(safety: ChemicalFacts["safety"]): readonly Statement[] {
  if (safety === null) return [];
  const { first_aid_measures: guide, first_aid: niosh } = safety.topics;
  return guide.length > 0 ? guide : niosh;
}

/** The figures of the checklists, which are not the plan of this incident. */
function deconField({ words }: FormSource): DocumentField {
  const { deconLengthFeet, deconWidthFeet, deconPercent, clothingPercent } = CHECKLIST_LIMITS;
  const { planDocument: own } = words;
  return { label: own.decon, text: own.deconText(deconLengthFeet, deconWidthFeet, clothingPercent, deconPercent) };
}
