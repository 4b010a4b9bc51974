import { type AnswerOf, type Caller, type InputOf, type StoredStock } from "@placard/api-client";
import { findOnFile, MOST_NAMED } from "@placard/api-client/internal";

/** Values to search for in the record. */
export interface NamedOnFile {
  readonly names?: readonly string[];
  readonly casNumbers?: readonly string[];
  readonly ids?: readonly number[];
  /** Container codes. */
  readonly codes?: readonly string[];
}

/** Matches on file, each chemical once. */
export interface FoundOnFile {
  readonly chemicals: readonly StoredStock[];
  readonly codes: readonly string[];
}

/** Finds the chemicals with one of these names, numbers or IDs, in as many calls as needed. */
export async function findAllOnFile(
  api: Caller,
  businessId: number,
  { names = [], casNumbers = [], ids = [], codes = [] }: NamedOnFile,
  signal?: AbortSignal,
): Promise<FoundOnFile> {
  const chemicals = new Map<number, StoredStock>();
  const taken: string[] = [];
  const most = Math.max(names.length, casNumbers.length, ids.length, codes.length);
  for (let first = 0; first < most; first += MOST_NAMED) {
    const portion = <One>(all: readonly One[]): One[] => all.slice(first, first + MOST_NAMED);
    const requested = { names: portion(names), cas_numbers: portion(casNumbers), ids: portion(ids) };
    let after: number | null = 0;
    do {
      const body: InputOf<typeof findOnFile>["body"] = {
        ...requested,
        ...(after === 0 ? { codes: portion(codes) } : { after }),
      };
      const found: AnswerOf<typeof findOnFile> = await api.call(
        findOnFile,
        { params: { id: businessId }, body },
        signal && { signal },
      );
      for (const one of found.chemicals) chemicals.set(one.id, one);
      taken.push(...found.codes);
      after = found.next_after;
    } while (after !== null);
  }
  return { chemicals: [...chemicals.values()], codes: taken };
}
