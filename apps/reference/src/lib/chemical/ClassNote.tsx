import type { InventoryChemical } from "@placard/api-client";

/**
 * Note on the class of a stored chemical: the number that it was derived from, or the different class of that number.
 */
export function ClassNote({ chemical }: { readonly chemical: Pick<InventoryChemical, "class_basis"> }) {
  const { kind, text, differs } = chemical.class_basis;
  return kind === "un" || kind === "cas" || differs !== null ? <small>{text}</small> : null;
}
