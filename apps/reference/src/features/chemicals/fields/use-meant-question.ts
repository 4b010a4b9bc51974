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

/** A substance that was named and not chosen yet: the way it was typed, and what that means. */
export interface NamedSubstance {
  readonly text: string;
  readonly meant: Extract<MeantMention, { readonly kind: "one" | "several" | "disagree" }>;
}

/**
 * The substance that the typed name, UN or CAS number names, while none is chosen from the reference; `null` where it names
 * none. Where name and numbers name different substances, that is asked too. What is only near is left to the list below the name: it is never asked of every word that is being typed.
 */
export function useMeantQuestion(
  values: TypedIdentity & {
    /** From the chosen substance; blank without one. */
    readonly reference_key: string;
  },
) {
  const { name, un, cas, unit } = namesIn(values);
  const now = [name, un, cas, unit].join("\n");
  const asked = useDebounced(now);
  const isOpen = values.reference_key === "" && `${name}${un}${cas}` !== "" && asked === now;
  const found = useQuery({
    queryKey: ["meant", asked],
    queryFn: () => meantBy({ name, un, cas, unit }),
    enabled: isOpen,
    staleTime: Infinity,
    networkMode: "always", // it is on the device
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
