import { formatChemicalRef, isSameChemical, parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import type { Drafts } from "../../../forms/drafts/drafts.ts";

/** Maximum length, so that the list can be read at a glance. */
const MAX_RECENT = 8;
const EMPTY: { readonly chemicals: readonly string[] } = { chemicals: [] };

/**
 * A short list of chemicals saved on this device for this user: latest first, each once. It is deleted at sign-out.
 *
 * @param name - name of the draft; a draft of an incident is deleted with the incident
 */
export function readChemicals(drafts: Drafts, name: string): readonly NamedChemical[] {
  return drafts.read(name, EMPTY).values.chemicals.flatMap((line) => {
    const [text = "", ...texts] = line.split(" ");
    const ref = parseChemicalRef(text);
    return ref.ok && texts.length > 0 ? [{ ...ref.value, name: texts.join(" ") }] : [];
  });
}

function write(drafts: Drafts, name: string, chemicals: readonly NamedChemical[]): readonly NamedChemical[] {
  const lines = chemicals.map((chemical) => `${formatChemicalRef(chemical)} ${chemical.name}`);
  drafts.write(name, { chemicals: lines }, { kind: "working" });
  return chemicals;
}

/** @returns the list with this chemical first */
export function addChemical(drafts: Drafts, name: string, added: NamedChemical): readonly NamedChemical[] {
  const others = readChemicals(drafts, name).filter((one) => !isSameChemical(one, added));
  return write(drafts, name, [added, ...others].slice(0, MAX_RECENT));
}

/** @returns the list without this chemical */
export function removeChemical(drafts: Drafts, name: string, removed: NamedChemical): readonly NamedChemical[] {
  return write(
    drafts,
    name,
    readChemicals(drafts, name).filter((one) => !isSameChemical(one, removed)),
  );
}
