import type { Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { safeCell } from "@placard/hazmat-core/business";
import { citeEdition, roundedAmount, type EmergencyCount } from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../../messages/messages.ts";

/** The listed substances of one site. */
export interface SiteEmergencies {
  readonly location: Location;
  readonly counts: readonly EmergencyCount[];
}

/** The quantity with no more digits than were entered; the upper end is rounded up. */
export function quantityWords(count: EmergencyCount, { handOver }: Messages): string {
  const { tierTwo: words, emergencies } = handOver;
  const { today } = count.quantity;
  const { least, most } = roundedQuantity(count);
  const t = (value: number): string => emergencies.tonnes(formatNumber(value));
  if (least === most) return t(least);
  if (Number.isFinite(most)) return words.between(t(least), t(most));
  return Number.isFinite(today) && least > 0 ? words.atLeast(t(least)) : words.unknownAmount;
}

/** The largest container, with no more digits than were entered. */
export function containerWords(count: EmergencyCount, { handOver }: Messages): string {
  const { emergencies: words } = handOver;
  const largest = containerTonnes(count);
  return largest === null ? words.containerUnknown : words.tonnes(formatNumber(largest));
}

function containerTonnes({ largestContainerT, digits, thresholdT }: EmergencyCount): number | null {
  if (largestContainerT === null) return null;
  return roundedAmount({ least: largestContainerT, most: largestContainerT }, digits, [thresholdT]).most;
}

function roundedQuantity({ quantity, digits, thresholdT }: EmergencyCount): ReturnType<typeof roundedAmount> {
  return roundedAmount(quantity, digits, [thresholdT]);
}

/** Whether a notice is needed, and by what. */
export function verdictWords({ byQuantity, byContainer }: EmergencyCount, { handOver }: Messages): string {
  const { emergencies: words } = handOver;
  if (byQuantity === "over" || byContainer === true) {
    const by = [byQuantity === "over" ? words.byQuantity : null, byContainer === true ? words.byContainer : null];
    return `${words.notice}, ${by.filter((part) => part !== null).join(", ")}`;
  }
  if (byQuantity === "undecided") return words.undecided;
  return byQuantity === "under_today" ? words.underToday : words.under;
}

/** The worksheet as rows of a sheet, its headings first. No text can run as a formula. */
export function emergencySheet(sites: readonly SiteEmergencies[], messages: Messages): readonly (readonly string[])[] {
  const { headings } = messages.handOver.emergencies;
  const number = (value: number | null): string => (value === null ? "" : String(value));
  const rows = sites.flatMap(({ location, counts }) =>
    counts.map((count) => [
      location.name,
      location.civic_address,
      location.latitude === null ? "" : location.latitude.toFixed(5),
      location.longitude === null ? "" : location.longitude.toFixed(5),
      count.name,
      count.casNumber,
      count.unNumber ?? "",
      count.hazard,
      number(count.leastPercent),
      number(count.thresholdT),
      Number.isFinite(count.quantity.most) ? number(roundedQuantity(count).most) : quantityWords(count, messages),
      number(containerTonnes(count)),
      verdictWords(count, messages),
      citeEdition(count.source),
    ]),
  );
  return [Object.values(headings), ...rows.map((row) => row.map((cell) => (isNumber(cell) ? cell : safeCell(cell))))];
}

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell);
