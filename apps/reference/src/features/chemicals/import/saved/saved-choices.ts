import type { ContainerField } from "@placard/hazmat-core/business";
import { asRecord } from "../../../../lib/device/stored-json.ts";
import type { ContainerDecisions } from "../containers/container-lines.ts";
import type { ImportDecisions } from "../import-view.ts";

/** Choices for a file not imported yet, besides the columns saved by header row. */
export interface ImportChoices {
  readonly defaultLocationId: number | null;
  /** Location ids by the site name in the file. */
  readonly sites: ReadonlyMap<string, number>;
  readonly decisions: ImportDecisions;
  readonly ofContainers: ContainerDecisions;
  /** The name of the worksheet to read; `null` for the first readable one. */
  readonly sheet: string | null;
  /** Type of the only worksheet of the file; `null` if the headings decide. */
  readonly rowsAre: "chemicals" | "containers" | null;
  /** The columns of the containers; `null` if the headings decide. */
  readonly containerColumns: Readonly<Partial<Record<ContainerField, number>>> | null;
}

/** Format version. Raise it when the stored format changes, so that choices from an older version are ignored. */
const FORM = 1;

/** Identifies a file, so that choices never apply to another one. */
const identityOf = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

/** The choices as text for the storage of this device. */
export function serializeChoices(file: File, { sites, decisions, ofContainers, ...rest }: ImportChoices): string {
  const { corrections, leftOut, answers, takesDuplicates, takenAgain } = decisions;
  const lists = {
    sites: [...sites],
    corrections: [...corrections],
    leftOut: [...leftOut],
    answers: [...answers],
    takesDuplicates,
    takenAgain: [...takenAgain],
    containerCorrections: [...ofContainers.corrections],
    containersLeftOut: [...ofContainers.leftOut],
  };
  return JSON.stringify({ form: FORM, file: identityOf(file), ...rest, ...lists });
}

/** @returns `null` if the text belongs to another file */
export function parseChoices(file: File, text: string): ImportChoices | null {
  try {
    const saved = asRecord(JSON.parse(text));
    if (saved?.["form"] !== FORM || saved["file"] !== identityOf(file)) return null;
    const list = (name: string): never[] => {
      const found = saved[name];
      return Array.isArray(found) ? (found as never[]) : []; // written above, in this format
    };
    const { defaultLocationId, sheet, rowsAre, containerColumns } = saved;
    return {
      defaultLocationId: typeof defaultLocationId === "number" ? defaultLocationId : null,
      sheet: typeof sheet === "string" ? sheet : null,
      rowsAre: rowsAre === "chemicals" || rowsAre === "containers" ? rowsAre : null,
      containerColumns: asRecord(containerColumns),
      sites: new Map(list("sites")),
      decisions: {
        corrections: new Map(list("corrections")),
        leftOut: new Set(list("leftOut")),
        answers: new Map(list("answers")),
        takesDuplicates: saved["takesDuplicates"] === true,
        takenAgain: new Set(list("takenAgain")),
      },
      ofContainers: {
        corrections: new Map(list("containerCorrections")),
        leftOut: new Set(list("containersLeftOut")),
      },
    };
  } catch {
    return null;
  }
}
