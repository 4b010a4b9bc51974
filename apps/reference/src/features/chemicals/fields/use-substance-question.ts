import { isUnNumber, meantMention, parseCasNumber, type MeantMention } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";

interface TypedIdentity {
  readonly name: string;
  readonly un_number: string;
  readonly cas_number: string;
  readonly unit?: string;
}

/** A named substance that is not chosen yet: the typed text and its meaning. */
export interface NamedSubstance {
  readonly text: string;
  readonly meant: Extract<MeantMention, { readonly kind: "one" | "several" | "disagree" }>;
}

/**
 * The substance that the typed name, UN number or CAS number refers to, while none is chosen from the reference; `null`
 * if there is none. The user is also asked if name and numbers refer to different substances. Near matches appear only
 * in the suggestions below the name, so that no question appears for each typed word.
 */
export function useSubstanceQuestion(
  values: TypedIdentity & {
    /** From the chosen substance; blank without one. */
    readonly reference_key: string;
  },
) {
  const { name, un, cas, unit } = namesIn(values);
  const now = [name, un, cas, unit].join("\n");
  const debounced = useDebounced(now);
  const isOpen = values.reference_key === "" && `${name}${un}${cas}` !== "" && debounced === now;
  const found = useQuery({
    queryKey: ["meant", debounced],
    queryFn: () => meantBy({ name, un, cas, unit }),
    enabled: isOpen,
    staleTime: Infinity,
    networkMode: "always", // the data is on the device
  });
  return isOpen ? namedBy(found.data, name || un || cas) : null;
}

/** The numbers in the fields, complete ones only: an incomplete number is not an error yet. */
function namesIn({ name, un_number, cas_number, unit = "" }: TypedIdentity) {
  return {
    name: name.trim(),
    un: isUnNumber(un_number) ? un_number.trim() : "",
    cas: parseCasNumber(cas_number).ok ? cas_number.trim() : "",
    unit,
  };
}

/** A single number without a name may match several substances. */
function meantBy({ name, un, cas, unit }: ReturnType<typeof namesIn>): Promise<MeantMention> {
  const text = name || (cas === "" ? un : cas);
  if (name === "" && (un === "" || cas === "")) return chemicalSource.meant(text);
  return meantMention(chemicalSource, {
    name: text,
    unNumber: un || null,
    casNumber: cas || null,
    amount: `1 ${unit}`,
  });
}

function namedBy(meant: MeantMention | undefined, text: string): NamedSubstance | null {
  return meant?.kind === "one" || meant?.kind === "several" || meant?.kind === "disagree" ? { text, meant } : null;
}
