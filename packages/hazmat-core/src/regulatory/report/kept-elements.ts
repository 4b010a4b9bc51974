import type { KeptElement } from "../tier-two/tier-two-fields.ts";
import { hazardCategoryOf } from "../tier-two/hazard-categories.ts";
import { CHILDREN } from "./report-form.ts";
import { readXml, textOf, writeXml, type XmlElement } from "./xml.ts";

/** Of the form, and in no field of the product. */
const WITHOUT_FIELD: ReadonlySet<string> = new Set(["parentCompanyDunAndBradstreet"]);

const nameOf = (child: string): string => child.replace(/[?*]$/, "");

function isKnown(parent: XmlElement, child: XmlElement): boolean {
  if (parent.name === "hazards") return hazardCategoryOf(textOf(child, "category")) !== null;
  return !WITHOUT_FIELD.has(child.name) && (CHILDREN[parent.name] ?? []).map(nameOf).includes(child.name);
}

/** An element that stands once below its parent, so that its name is its path. */
const isPart = (parent: XmlElement, child: XmlElement): boolean =>
  child.name in CHILDREN && !(CHILDREN[parent.name] ?? []).includes(`${child.name}*`);

/** Elements of a record that the form does not have, such as those of a state, with where they stand. */
export function keptElementsOf(record: XmlElement, within = ""): readonly KeptElement[] {
  let after = "";
  return record.children.flatMap((child) => {
    if (!isKnown(record, child)) return [{ within, after, xml: fragment(child) }];
    after = child.name;
    return isPart(record, child) ? keptElementsOf(child, within === "" ? child.name : `${within}/${child.name}`) : [];
  });
}

const fragment = (element: XmlElement): string =>
  writeXml(element)
    .replace(/^<\?xml[^>]*\?>\s*/, "")
    .trim();

/** A record with the elements that were kept of it, each behind the element that it stood behind. */
export function withKeptElements(record: XmlElement, kept: readonly KeptElement[]): XmlElement {
  // One by one from the end: of several behind one element the first comes to stand first.
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
