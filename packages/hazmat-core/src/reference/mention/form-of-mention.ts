import { entryOf } from "../../record/name-by-number.ts";
import type { UnNumber } from "../../identity/un-number.ts";
import type { ChemicalMatch } from "../../record/chemical-match.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { classTextOf } from "../../record/class-text.ts";
import { nameByNumber } from "../../record/name-by-number.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import type { ChemicalMention, MeantMention } from "./mention.ts";
import type { Meant } from "../search/meant.ts";
import { isStrengthOf, strengthIn } from "./strength.ts";

/** Words for the form of a substance in its name and shipping name. */
const SOLUTION = /\b(?:solutions?|soln|aqueous|aqua)\b/i;
const ANHYDROUS = /\b(?:anhydrous|gas|compressed)\b/i;
const SOLID = /\b(?:solid|powder|dust|pellets|flakes)\b/i;
/** A volume: if the substance is also sold as a liquid, gases and solids are not measured this way. */
const VOLUME = /\d\s*(?:[mcdµ]?l|lit(?:er|re)s?|gal(?:lons?)?)\.?\s*$/i;

/** The match of a record under one of its UN numbers; `null` if it is not shipped under it. */
export function matchUnderId(record: ChemicalRecord, match: ChemicalMatch, unNumber: UnNumber): ChemicalMatch | null {
  const entry = entryOf(record, unNumber);
  if (entry === null) return null;
  return { ...match, unNumber: entry.unNumber, hazardClass: classTextOf(entry), name: nameByNumber(record, entry) };
}

const matchesUnder = (record: ChemicalRecord, match: ChemicalMatch, of: readonly TransportEntry[]) =>
  of.flatMap(({ unNumber }) => matchUnderId(record, match, unNumber) ?? []);

const severalForms = (matches: readonly ChemicalMatch[]): MeantMention => ({
  kind: "several",
  matches,
  question: null,
});

const isGas = ({ hazardClass }: TransportEntry): boolean => hazardClass?.startsWith("2") === true;
const shippingNamesText = ({ properShippingNames }: TransportEntry): string => properShippingNames.join(" ");

/** True if an entry is for another form than the name says. */
function isOtherForm(name: string, entry: TransportEntry): boolean {
  const text = shippingNamesText(entry);
  if (SOLUTION.test(name)) return isGas(entry) ? !SOLUTION.test(text) : SOLID.test(text) || ANHYDROUS.test(text);
  if (ANHYDROUS.test(name)) return SOLUTION.test(text);
  return SOLID.test(name) && (isGas(entry) || SOLUTION.test(text));
}

/** The UN number that a name alone gives the record, if any. */
function namedId(byName: Meant | null, record: ChemicalRecord): UnNumber | null {
  const found = byName?.kind === "one" ? [byName.match] : byName?.kind === "several" ? byName.matches : [];
  const ids = found.flatMap(({ unNumber }) => record.transport.filter((entry) => entry.unNumber === unNumber));
  return ids.length === 1 ? (ids[0]?.unNumber ?? null) : null;
}

/**
 * A row whose UN number is for another form than its name or concentration: both are shown. `null`: no contradiction.
 */
export function contradictedForm(
  name: string,
  byName: Meant | null,
  match: ChemicalMatch,
  record: ChemicalRecord,
): MeantMention | null {
  const ownEntry = record.transport.find(({ unNumber }) => unNumber === match.unNumber);
  if (ownEntry === undefined) return null;
  const strength = strengthIn(name);
  const named = namedId(byName, record);
  const isOfAnotherId = named !== null && named !== record.transport[0]?.unNumber && named !== ownEntry.unNumber;
  const isTooStrong = strength !== null && isStrengthOf(ownEntry, strength) === false;
  if (!isOfAnotherId && !isTooStrong && !isOtherForm(name, ownEntry)) return null;
  const others = record.transport.filter(
    (entry) => !isOtherForm(name, entry) && (strength === null || isStrengthOf(entry, strength) !== false),
  );
  const forms = isOfAnotherId ? record.transport.filter(({ unNumber }) => unNumber === named) : others;
  const matches = matchesUnder(record, match, [ownEntry, ...forms.filter((entry) => entry !== ownEntry)]);
  return matches.length > 1 ? severalForms(matches) : null;
}

/**
 * A record without a given UN number: of several, concentration, name and state decide; otherwise the user is asked.
 * `null`: it has at most one.
 */
export function formOfMention(
  { name, amount = "" }: ChemicalMention,
  byName: Meant | null,
  match: ChemicalMatch,
  record: ChemicalRecord,
): MeantMention | null {
  const all = record.transport;
  if (all.length < 2) return null;
  const take = (id: UnNumber | null): MeantMention | null => {
    const found = id === null ? null : matchUnderId(record, match, id);
    return found === null ? null : { kind: "one", match: found };
  };
  const ask = (of: readonly TransportEntry[]) => severalForms(matchesUnder(record, match, of.length > 1 ? of : all));
  const strength = strengthIn(name);
  const named = namedId(byName, record);
  const isNamed = named !== null && named !== all[0]?.unNumber;
  const ofForm = all.filter((entry) => !isOtherForm(name, entry));
  const ofStrength = all.filter((entry) => strength === null || isStrengthOf(entry, strength) !== false);
  const isOfStrength = ofStrength.some(({ unNumber }) => unNumber === named);
  if (isNamed && !isOfStrength) return ask(all.filter((one) => one.unNumber === named || ofStrength.includes(one)));
  if (strength !== null && !isNamed) {
    const [only, another] = ofForm.filter((entry) => isStrengthOf(entry, strength) === true);
    if (only !== undefined) return another === undefined ? take(only.unNumber) : ask(ofForm);
    if (ofForm.some((entry) => isStrengthOf(entry, strength) === false)) return ask(all);
  }
  if (isNamed) return take(named);
  const [form, otherForm] = ofForm;
  if (ofForm.length < all.length && form !== undefined && otherForm === undefined) return take(form.unNumber);
  const isNoLiquid = (one: TransportEntry): boolean => isGas(one) || SOLID.test(shippingNamesText(one));
  const first = named ?? ofForm[0]?.unNumber ?? null;
  const entry = all.find(({ unNumber }) => unNumber === first);
  const isOneState = all.every(isGas) || !all.some(isNoLiquid);
  if (entry === undefined || isOtherForm(name, entry) || (named === null && !isOneState)) return ask(ofForm);
  const isSaid = [SOLUTION, ANHYDROUS, SOLID].some((words) => words.test(name));
  if (!isSaid && VOLUME.test(amount) && isNoLiquid(entry) && !all.every(isNoLiquid)) return ask(all);
  return take(first);
}
