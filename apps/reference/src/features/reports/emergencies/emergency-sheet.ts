import type { Contact, Location } from "@placard/api-client";
import { formatNumber, knownDegrees } from "@placard/hazmat-core";
import { safeCell } from "@placard/hazmat-core/business";
import { citeEdition, roundedAmount } from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../../messages/messages.ts";
import { assumedText } from "../report/amount-text.ts";
import type { ShownEmergency } from "../shown-counts.ts";

/** The listed substances of one site. */
export interface SiteEmergencies {
  readonly location: Location;
  readonly counts: readonly ShownEmergency[];
  /** Manager of the site; `null` if not among the contacts. */
  readonly manager: Contact | null;
  /** All contacts of the business. The user chooses the primary and the alternate contact on the worksheet. */
  readonly contacts: readonly Contact[];
}

/** Upper limits of the worker ranges in Schedule 2. */
const WORKERS = [4, 19, 49, 99, 299, 499] as const;

/** The worker range of a site in Schedule 2: `5–19`; `null` if the number of workers is not on file. */
export function workersText({ number_employees: people }: Location): string | null {
  if (people === null) return null;
  const at = WORKERS.findIndex((most) => people <= most);
  if (at < 0) return "500+";
  return `${at === 0 ? 0 : (WORKERS[at - 1] ?? 0) + 1}–${WORKERS[at]}`;
}

/** A contact as one line of text. */
export const contactText = ({ name, job_title, email, phone, second_phone }: Contact): string =>
  [name, job_title, email, phone, second_phone].filter((part) => part !== null && part !== "").join(", ");

/** The quantity with no more digits than were entered; the upper end is rounded up. */
export function quantityText(count: ShownEmergency, { handOver }: Messages): string {
  const { tierTwo: texts, emergencies } = handOver;
  const { today } = count.quantity;
  const { least, most } = roundedQuantity(count);
  const t = (value: number): string => emergencies.tonnes(formatNumber(value));
  if (least === most) return t(least);
  if (Number.isFinite(most)) return texts.between(t(least), t(most));
  if (!Number.isFinite(today)) return texts.unknownAmount;
  const now = roundedAmount({ least, most: today }, count.digits, [count.thresholdT]);
  if (now.least < now.most && now.most > 0) return texts.today(texts.between(t(now.least), t(now.most)));
  return least > 0 ? texts.atLeast(t(least)) : texts.unknownAmount;
}

/** The quantity, with the assumed density if none was entered. */
export function quantityWithAssumption(count: ShownEmergency, messages: Messages): string {
  return [quantityText(count, messages), assumedText(count.quantity, messages)]
    .filter((part) => part !== null)
    .join(". ");
}

/** The largest container, with no more digits than were entered. */
export function containerText(count: ShownEmergency, { handOver }: Messages): string {
  const { emergencies: texts } = handOver;
  const largest = containerTonnes(count);
  return largest === null ? texts.containerUnknown : texts.tonnes(formatNumber(largest));
}

function containerTonnes({ largestContainerT, digits, thresholdT }: ShownEmergency): number | null {
  if (largestContainerT === null) return null;
  return roundedAmount({ least: largestContainerT, most: largestContainerT }, digits, [thresholdT]).most;
}

function roundedQuantity({ quantity, digits, thresholdT }: ShownEmergency): ReturnType<typeof roundedAmount> {
  return roundedAmount(quantity, digits, [thresholdT]);
}

/** Text that states whether a notice is required, and why. */
export function verdictText({ byQuantity, byContainer }: ShownEmergency, { handOver }: Messages): string {
  const { emergencies: texts } = handOver;
  if (byQuantity === "over" || byContainer === true) {
    const by = [byQuantity === "over" ? texts.byQuantity : null, byContainer === true ? texts.byContainer : null];
    return `${texts.notice}, ${by.filter((part) => part !== null).join(", ")}`;
  }
  if (byQuantity === "undecided") return texts.undecided;
  return byQuantity === "under_today" ? texts.underToday : texts.under;
}

/** The worksheet as rows, headings first. No text can run as a formula. */
export function emergencySheet(sites: readonly SiteEmergencies[], messages: Messages): readonly (readonly string[])[] {
  const { headings } = messages.handOver.emergencies;
  const number = (value: number | null): string => (value === null ? "" : String(value));
  const rows = sites.flatMap(({ location, counts, manager }) => {
    const { latitude, longitude, precision } = location;
    const [lon, lat] =
      latitude === null || longitude === null ? ["", ""] : knownDegrees([longitude, latitude], precision);
    return counts.map((count) => [
      location.name,
      location.civic_address,
      lat,
      lon,
      workersText(location) ?? "",
      manager === null ? "" : contactText(manager),
      "", // primary and alternate contact: the user enters them
      "",
      location.tier_two?.naics ?? "",
      count.name,
      count.casNumber,
      count.unNumber ?? "",
      count.hazard,
      number(count.leastPercent),
      number(count.thresholdT),
      // Without a density a volume has no single mass, so the range is given.
      Number.isFinite(count.quantity.most) && count.quantity.assumedDensity === null
        ? number(roundedQuantity(count).most)
        : quantityWithAssumption(count, messages),
      "", // whether some is uncontained, and since when the threshold is met: not on file
      number(containerTonnes(count)),
      "",
      verdictText(count, messages),
      citeEdition(count.source),
    ]);
  });
  return [Object.values(headings), ...rows.map((row) => row.map((cell) => (isNumber(cell) ? cell : safeCell(cell))))];
}

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell);
