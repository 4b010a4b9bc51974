import type { InventoryChemical } from "@placard/api-client";

/** What goes with the class of a stored chemical: the number it was derived from, or the other class that its number gives. */
export function ClassNote({ chemical }: { readonly chemical: Pick<InventoryChemical, "class_basis"> }) {
  const { kind, text, differs } = chemical.class_basis;
  return kind === "un" || kind === "cas" || differs !== null ? <small>{text}</small> : null;
}
