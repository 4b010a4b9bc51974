import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSearchData, loadSubstances, loadTransport } from "../../packages/hazmat-core/src/data/load.ts";
import {
  chemicalKey,
  isolationForRecord,
  SOURCES,
  type ChemicalRecord,
  type IsolationAnswer,
} from "../../packages/hazmat-core/src/index.ts";
import { loadRecord } from "../../packages/hazmat-core/src/reference/load-record.ts";
import { inputHash } from "../dataset/read-input.ts";
import { root } from "../run-steps.ts";

/** One record of the core, and the isolation for an unknown scene: the largest distances. */
export interface ExportedChemical {
  readonly record: ChemicalRecord;
  readonly isolation: IsolationAnswer;
}

/** Metadata in every file of the export. */
export interface About {
  readonly name: "placard-data";
  /** The exported version of `@placard/hazmat-core`. */
  readonly edition: string;
  /** Hash of the vendored figures: two exports with the same hash contain the same figures. */
  readonly dataHash: string;
  readonly licence: "Apache-2.0";
  readonly notice: string;
  readonly warning: string;
  readonly sources: readonly { readonly key: string; readonly title: string; readonly edition: string }[];
  /** Changes, newest first, as Markdown. */
  readonly changelog: string;
}

export interface Dataset {
  readonly about: About;
  /** Substances by CAS number, then the entries of the transport list by id. */
  readonly chemicals: readonly ExportedChemical[];
}

export async function readDataset(): Promise<Dataset> {
  const [{ documents }, substances, { entries }] = await Promise.all([
    loadSearchData(),
    loadSubstances(),
    loadTransport(),
  ]);
  const documentOf = new Map(documents.map((document) => [document[0], document]));
  const keys = [...[...substances.keys()].map((cas) => `cas:${cas}`), ...[...entries.keys()].map((id) => `un:${id}`)];
  const chemicals: ExportedChemical[] = [];
  for (const key of keys.map(chemicalKey)) {
    const record = await loadRecord(key, documentOf.get(key));
    if (record === null) throw new RangeError(`The dataset lists ${key} and has no record of it. Run pnpm data.`);
    chemicals.push({ record, isolation: isolationForRecord(record) });
  }
  return { about: about(), chemicals };
}

function about(): About {
  const core = join(root, "packages/hazmat-core");
  const { version } = JSON.parse(readFileSync(join(core, "package.json"), "utf8")) as { readonly version: string };
  return {
    name: "placard-data",
    edition: version,
    dataHash: inputHash(),
    licence: "Apache-2.0",
    notice: readFileSync(join(core, "NOTICE"), "utf8"),
    warning:
      "Reference information. Follow your own procedures and the authority having jurisdiction. null means not on file, never 0. Distances are in metres; 11000 stands for 11 km or more.",
    sources: Object.entries(SOURCES).map(([key, { title, edition }]) => ({ key, title, edition })),
    changelog: readFileSync(join(core, "CHANGELOG.md"), "utf8"),
  };
}
