import { type HandlerAnswer, searchNioshs } from "@placard/api-client/internal";
import { citation, filterSecondSource, SECOND_SOURCE_LIMIT, type ChemicalRecord } from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";

type NioshResult = HandlerAnswer<typeof searchNioshs>["results"][number];

/** Candidates to check for an entry in the Pocket Guide, because not every substance has one. */
const CANDIDATES = SECOND_SOURCE_LIMIT * 3;

export const searchNioshsOperation = implementOpen(searchNioshs, async ({ ctx, query, request }) => {
  const { signal } = request;
  const { chemicals } = ctx.providers;
  const matches = await chemicals.search(query.query, { limit: CANDIDATES, signal });
  const records = await Promise.all(matches.map(({ key }) => chemicals.record(key, { signal })));
  const entries = records.flatMap((record) => (record === null ? [] : resultOf(record)));
  const results = [...filterSecondSource(entries, query.query)];
  return { status: "success", message: messageFor(results.length), results };
});

function messageFor(count: number): string {
  if (count === 0) return "No entries found.";
  return count === 1 ? "1 entry found." : `${count} entries found.`;
}

function resultOf(record: ChemicalRecord): NioshResult[] {
  const { niosh } = record;
  if (niosh === null) return [];
  const joined = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join("; "));
  const withCode = (item: string): string | null =>
    joined(niosh.ppe.filter((entry) => entry.item === item).map((entry) => entry.code));
  return [
    {
      key: record.key,
      name: record.name,
      cas_number: record.casNumber,
      synonyms: [...record.synonyms],
      molecular_weight:
        record.constants.molarMassGPerMol === null ? null : `${record.constants.molarMassGPerMol.value} g/mol`,
      vapor_pressure: record.properties.vapor_pressure[0]?.value ?? null,
      idhl: idlhText(record),
      rel: niosh.rel,
      pel: niosh.pel,
      ppe: joined(niosh.ppe.map(({ item, code }) => `${item}: ${code}`)),
      respirator: joined(niosh.respirators.map(({ label, types }) => `${label}: ${types.join(", ")}`)),
      organs: joined(niosh.targetOrgans),
      eye: withCode("eyes"),
      skin: withCode("skin"),
      incompatibilities: joined(niosh.incompatibilities),
      description: null, // the text of the guide is not part of the dataset
      source: { ...niosh.source },
    },
  ];
}

/** The IDLH; where NIOSH revised it, the revised value with its source, then the superseded one. */
function idlhText({ niosh, properties }: ChemicalRecord): string | null {
  if (niosh?.idlhSource === undefined) return niosh?.idlh ?? null;
  const [revised, ...earlier] = properties.idlh.map(({ value }) => value);
  return [`${revised}, ${citation(niosh.idlhSource)}`, ...earlier].join("; ");
}
