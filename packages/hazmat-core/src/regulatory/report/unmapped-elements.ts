import type { KeptElement } from "../tier-two/tier-two-fields.ts";
import { hazardCategoryOf } from "../tier-two/hazard-categories.ts";
import { CHILDREN } from "./report-form.ts";
import { readXml, textOf, writeXml, type XmlElement } from "./xml.ts";

/** Elements of the form that no field of the product stores. */
const WITHOUT_FIELD: ReadonlySet<string> = new Set(["parentCompanyDunAndBradstreet"]);

const nameOf = (child: string): string => child.replace(/[?*]$/, "");

function isKnown(parent: XmlElement, child: XmlElement): boolean {
  if (parent.name === "hazards") return hazardCategoryOf(textOf(child, "category")) !== null;
  return !WITHOUT_FIELD.has(child.name) && (CHILDREN[parent.name] ?? []).map(nameOf).includes(child.name);
}

/** An element that occurs once in its parent, so that its name is its path. */
const isPart = (parent: XmlElement, child: XmlElement): boolean =>
  child.name in CHILDREN && !(CHILDREN[parent.name] ?? []).includes(`${child.name}*`);

/** Elements of a record that the form does not have, such as those of a state, with their positions. */
export function unmappedElementsOf(record: XmlElement, within = ""): readonly KeptElement[] {
  let after = "";
  return record.children.flatMap((child) => {
    if (!isKnown(record, child)) return [{ within, after, xml: xmlFragment(child) }];
    after = child.name;
    return isPart(record, child)
      ? unmappedElementsOf(child, within === "" ? child.name : `${within}/${child.name}`)
      : [];
  });
}

const xmlFragment = (element: XmlElement): string =>
  writeXml(element)
    .replace(/^<\?xml[^>]*\?>\s*/, "")
    .trim();

/** Returns a record with its kept elements inserted, each after the element it followed. */
export function withUnmappedElements(record: XmlElement, kept: readonly KeptElement[]): XmlElement {
  // Inserted from the end: of several after one element, the first then comes first.
  return kept.toReversed().reduce(insert, record);
}

function insert(parent: XmlElement, { within, after, xml }: KeptElement): XmlElement {
  const [step = "", ...further] = within.split("/");
  if (step !== "") {
    const below = { within: further.join("/"), after, xml };
    return { ...parent, children: parent.children.map((one) => (one.name === step ? insert(one, below) : one)) };
  }
  const read = readXml(xml);
  if (!read.ok) return parent;
  const at = after === "" ? 0 : parent.children.findLastIndex(({ name }) => name === after) + 1;
  const place = after !== "" && at === 0 ? parent.children.length : at;
  return { ...parent, children: parent.children.toSpliced(place, 0, read.value) };
}
