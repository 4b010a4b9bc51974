import type { CasNumber, PropertyValue, SourceRef, StructuredPropertyId } from "@placard/hazmat-core";
import * as z from "zod";
import { addressBelow } from "../address-below.ts";
import { fetchJson, USER_AGENT, type Fetch } from "../fetch-json.ts";
import { figuresOf, pugView } from "./pug-view.ts";

/** Identity and measured values of a substance. Instructions are not taken from PubChem. */
export interface PubchemFacts {
  readonly cid: number;
  readonly name: string;
  readonly formula: string | null;
  readonly molarMassGPerMol: number | null;
  readonly figures: Partial<Readonly<Record<StructuredPropertyId, readonly PropertyValue[]>>>;
  /** The page, and the date on which it was read. */
  readonly source: SourceRef;
  readonly readOn: string;
}

export type PubchemAnswer =
  | { readonly kind: "answered"; readonly facts: PubchemFacts }
  /** PubChem has no compound with this number, or more than one. */
  | { readonly kind: "nothing"; readonly compounds: number }
  | { readonly kind: "failed" }
  /** PubChem has just failed. It is not requested for a minute. */
  | { readonly kind: "resting" };

export interface Pubchem {
  /** Never rejects because of PubChem. Rejects if `signal` is aborted. */
  about(cas: CasNumber, options?: { readonly signal?: AbortSignal }): Promise<PubchemAnswer>;
}

/** Maximum for both requests together, because the bundled data waits for them. */
const PATIENCE_MS = 4000;
const REST_MS = 60_000;
const KEPT_MS = 24 * 3_600_000;
const MAX_CACHED = 500;

const HEADERS = { "User-Agent": USER_AGENT, Accept: "application/json" };

const fault = z.object({ Fault: z.object({ Code: z.string() }) });

const compounds = z.object({
  PropertyTable: z.object({
    Properties: z
      .array(
        z.object({
          CID: z.int().positive(),
          Title: z.string().trim().min(1).max(300),
          MolecularFormula: z.string().max(200).optional(),
          MolecularWeight: z.union([z.string(), z.number()]).optional(),
        }),
      )
      .min(1),
  }),
});

const view = z.union([pugView, fault]);
const table = z.union([compounds, fault]);

/** The live PubChem service (PUG REST and PUG View), queried by CAS number. */
export function livePubchem(baseUrl: string, fetch: Fetch, now: () => Date): Pubchem {
  const kept = new Map<CasNumber, { readonly answer: PubchemAnswer; readonly at: number }>();
  let restsUntil = 0;
  return {
    async about(cas, { signal } = {}) {
      signal?.throwIfAborted();
      const time = now().getTime();
      const known = kept.get(cas);
      if (known !== undefined && time - known.at < KEPT_MS) return known.answer;
      if (time < restsUntil) return { kind: "resting" };
      try {
        const answer = await ask({ baseUrl, fetch, readOn: now().toISOString().slice(0, 10) }, cas, signal);
        const [oldest] = kept.keys();
        if (kept.size >= MAX_CACHED && oldest !== undefined) kept.delete(oldest);
        kept.set(cas, { answer, at: time });
        return answer;
      } catch {
        signal?.throwIfAborted();
        restsUntil = time + REST_MS;
        return { kind: "failed" };
      }
    },
  };
}

interface Asking {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly readOn: string;
}

async function ask({ baseUrl, fetch, readOn }: Asking, cas: CasNumber, given?: AbortSignal): Promise<PubchemAnswer> {
  const within = AbortSignal.timeout(PATIENCE_MS);
  const signal = given === undefined ? within : AbortSignal.any([given, within]);
  const read = <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    fetchJson(fetch, addressBelow(baseUrl, path), schema, { headers: HEADERS, signal, answersWith: [404] });
  const found = await read(`rest/pug/compound/name/${cas}/property/Title,MolecularFormula,MolecularWeight/JSON`, table);
  if ("Fault" in found) return noneOf(found, "PUGREST.NotFound");
  const [compound, ...others] = found.PropertyTable.Properties;
  if (compound === undefined || others.length > 0) return { kind: "nothing", compounds: others.length + 1 };
  const { CID: cid, Title: name, MolecularFormula: formula, MolecularWeight: mass } = compound;
  const page = await read(`rest/pug_view/data/compound/${cid}/JSON?heading=Experimental+Properties`, view);
  if ("Fault" in page) noneOf(page, "PUGVIEW.NotFound");
  else if (page.Record.RecordNumber !== cid) throw new Error("the page is of another compound");
  return {
    kind: "answered",
    facts: {
      cid,
      name,
      formula: formula ?? null,
      molarMassGPerMol: massOf(mass),
      figures: "Fault" in page ? {} : figuresOf(page.Record, cid, readOn),
      source: { key: "PUBCHEM", locator: `CID ${cid}, read ${readOn}` },
      readOn,
    },
  };
}

/** PubChem's answer for an unknown compound. Any other fault is a failure. */
function noneOf({ Fault }: z.output<typeof fault>, code: string): PubchemAnswer {
  if (Fault.Code !== code) throw new Error(`fault ${Fault.Code}`);
  return { kind: "nothing", compounds: 0 };
}

const LIGHTEST = 1;
const HEAVIEST = 1_000_000;

function massOf(given: string | number | undefined): number | null {
  const mass = typeof given === "string" && given.trim() === "" ? Number.NaN : Number(given);
  return mass >= LIGHTEST && mass <= HEAVIEST ? mass : null;
}
