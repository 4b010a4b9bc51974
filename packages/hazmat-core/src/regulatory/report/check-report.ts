import { isCasNumber } from "../../identity/cas-number.ts";
import { HAZARD_CATEGORIES, hazardCategoryOf, hazardCategoryText } from "../tier-two/hazard-categories.ts";
import { rangeCode, rangeOfCode } from "../tier-two/range-codes.ts";
import { isRecordId } from "./record-id.ts";
import { CHILDREN, CONTENT } from "./report-form.ts";
import { TIER_TWO_NAMESPACE } from "./write-report.ts";
import { all, child, readXml, textOf, type XmlElement } from "./xml.ts";

/** An error in a file that Tier2 Submit would reject. */
export interface ReportFlaw {
  /** From the root: `facility[0]/chemical[2]/casNumber`. */
  readonly path: string;
  readonly message: string;
  /**
   * True for a word, code or element that the form does not have, such as those of a state: Tier2 Submit may accept it.
   */
  readonly isForeign: boolean;
}

/**
 * Checks a file against the structure that Tier2 Submit writes: names, order, values, codes, numbers and links.
 *
 * @param text - of the file inside a `.t2s`
 * @returns the errors in the order of the file; empty if the file is valid
 * @example
 * checkTierTwo(writeTierTwo({ year: 2025, facilities: [], contacts: [] })); // []
 */
export function checkTierTwo(text: string): readonly ReportFlaw[] {
  const read = readXml(text);
  if (!read.ok) return [{ path: "", message: read.error.message, isForeign: false }];
  const root = read.value;
  const flaws: ReportFlaw[] = [];
  const expect: Expect = (holds, path, message, isForeign = false) => {
    if (!holds) flaws.push({ path, message, isForeign });
  };
  expect(root.name === "epcraTier2Dataset", "", `The root element is ${root.name}.`);
  expect(root.attributes["xmlns"] === TIER_TWO_NAMESPACE, "@xmlns", "The namespace is wrong.");
  expect(root.attributes["version"] === "1.0.0", "@version", "The version is not 1.0.0.");
  const dataset = child(root, "dataset");
  expect(/^\d{4}$/.test(dataset?.attributes["reportyear"] ?? ""), "dataset@reportyear", "No four-digit year.");
  const contacts = all(dataset, "contacts", "contact");
  const known = new Set(contacts.map(({ attributes }) => attributes["recordid"]));
  if (flaws.length === 0) checkForm(root, "", new Set(), expect);
  all(dataset, "facilities", "facility").forEach((facility, at) => {
    checkFacility(facility, `facility[${at}]`, known, expect);
  });
  contacts.forEach((contact, at) => {
    const path = `contact[${at}]/contactTypes`;
    expect(all(contact, "contactTypes", "contactType").length > 0, path, "No type given.");
  });
  return flaws;
}

type Expect = (holds: boolean, path: string, message: string, isForeign?: boolean) => void;

/** Elements with values that a state or another program can add to. */
const OPEN_WORDS: ReadonlySet<string> = new Set(["storageType", "pressure", "temperature", "contactType", "phoneType"]);

/** Checks an element and its descendants: presence, order, values and ids. */
function checkForm(element: XmlElement, path: string, ids: Set<string>, expect: Expect): void {
  const { name, children, text, attributes } = element;
  const content = CONTENT[name];
  if (content !== undefined) expect(content.holds(text), path, content.message, OPEN_WORDS.has(name) && text !== "");
  const id = attributes["recordid"] ?? attributes["linkId"];
  if (id !== undefined) {
    expect(isRecordId(id), `${path}@recordid`, `${id} is not a record ID.`);
    expect(!ids.has(id), `${path}@recordid`, `${id} appears twice.`);
    ids.add(id);
  }
  checkOrder(element, path, expect);
  const nth = new Map<string, number>();
  for (const one of children) {
    const at = nth.get(one.name) ?? 0;
    nth.set(one.name, at + 1);
    checkForm(one, path === "" ? one.name : `${path}/${one.name}[${at}]`, ids, expect);
  }
}

function checkOrder({ name: parent, children }: XmlElement, path: string, expect: Expect): void {
  const form = CHILDREN[parent] ?? [];
  const order = form.map((one) => one.replace(/[?*]$/, ""));
  let last = -1;
  for (const { name } of children) {
    const place = order.indexOf(name);
    const isFirst = place > last || form[place]?.endsWith("*") === true;
    expect(place >= 0, `${path}/${name}`, "The format has no such element.", true);
    expect(place < 0 || (place >= last && isFirst), `${path}/${name}`, `It must come after ${order[last]}.`);
    last = Math.max(last, place);
  }
  const there = new Set(children.map(({ name }) => name));
  for (const name of form) {
    expect(/[?*]$/.test(name) || there.has(name), `${path}/${name}`, "Missing.");
  }
}

function checkFacility(
  facility: XmlElement,
  path: string,
  contacts: ReadonlySet<string | undefined>,
  expect: Expect,
): void {
  expect(/^[A-Z]{2}$/.test(textOf(child(facility, "streetAddress"), "state")), `${path}/state`, "Must be two letters.");
  for (const { text, attributes } of all(facility, "contactIds", "contactId")) {
    expect(contacts.has(text), `${path}/contactIds`, `No contact has the ID ${text}.`);
    expect(isRecordId(attributes["linkId"] ?? ""), `${path}/contactIds`, "A link has no ID.");
  }
  all(facility, "chemicals", "chemical").forEach((one, at) => checkChemical(one, `${path}/chemical[${at}]`, expect));
}

function checkChemical(chemical: XmlElement, path: string, expect: Expect): void {
  const text = (name: string): string => textOf(chemical, name);
  expect(text("casNumber") === "" || isCasNumber(text("casNumber")), `${path}/casNumber`, "Not a CAS number.");
  expect((text("pure") === "true") !== (text("mixture") === "true"), `${path}/pure`, "Must be either pure or mixture.");
  const states = ["solid", "liquid", "gas"].filter((state) => text(state) === "true");
  expect(states.length > 0, `${path}/solid`, "No physical state given.");
  const categories = all(chemical, "hazards", "hazard")
    .map((hazard) => textOf(hazard, "category"))
    .filter((category) => category === "" || hazardCategoryOf(category) !== null);
  expect(
    categories.join("|") === HAZARD_CATEGORIES.map(hazardCategoryText).join("|"),
    `${path}/hazards`,
    "Must list the 23 categories in order.",
  );
  for (const kind of ["ave", "max"] as const) {
    const code = text(`${kind}AmountCode`);
    expect(
      code === rangeCode(Number(text(`${kind}Amount`))),
      `${path}/${kind}AmountCode`,
      "The code does not match the amount.",
      code !== "" && rangeOfCode(code) === null,
    );
  }
  const storages = all(chemical, "storageLocations", "storageLocation");
  expect(storages.length > 0, `${path}/storageLocations`, "No storage location given.");
  for (const storage of storages) {
    expect(child(storage, "amount")?.attributes["unit"] === "pounds", `${path}/storageLocation`, "Must be in pounds.");
  }
  for (const { children } of all(chemical, "mixtureComponents", "mixtureComponent")) {
    const share = children.find(({ name }) => name === "componentPercentage");
    const basis = share?.attributes["weightOrVolume"] ?? "";
    expect(/^(?:weight|volume)$/.test(basis), `${path}/componentPercentage`, "Must be by weight or by volume.");
  }
}
