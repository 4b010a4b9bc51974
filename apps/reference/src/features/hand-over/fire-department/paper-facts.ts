import type { Contact, Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { formatDateTime } from "@placard/ui/messages";
import type { DocumentBlock } from "@placard/ui/incident";
import { phoneText } from "../../../lib/formats/phone-text.ts";
import type { PaperWords } from "./paper-words.ts";

/** Details of a site; missing ones are marked “not on file”. */
export function factsOnPaper(location: Location, { fire, locations: words }: PaperWords): DocumentBlock {
  const { latitude, longitude, precision } = location;
  const states = [
    [words.features.fire_suppression, location.fire_suppression],
    [words.features.fire_alarm, location.fire_alarm],
    [words.features.sprinklers, location.sprinklers],
    [words.trainedField, location.training_for_chemicals],
    [words.nearWaterField, location.nearby_river_or_sewer],
  ] as const;
  const amount = (value: number | null): string => (value === null ? fire.unknown : formatNumber(value));
  return {
    kind: "fields",
    fields: [
      { label: fire.address, text: location.civic_address },
      { label: fire.addressLine, text: location.address ?? fire.unknown },
      {
        label: fire.place,
        text:
          latitude === null || longitude === null
            ? fire.notOnMap
            : fire.placeText(latitude.toFixed(5), longitude.toFixed(5), precision),
      },
      { label: fire.entrance, text: location.best_entrance ?? fire.unknown },
      { label: fire.manager, text: location.contact_name ?? fire.unknown },
      { label: fire.people, text: amount(location.number_employees) },
      { label: fire.area, text: amount(location.square_feet) },
      {
        label: fire.features,
        text: states
          .map(([label, state]) =>
            fire.feature(label, words.featureStates[state === null ? "unknown" : state ? "yes" : "no"]),
          )
          .join("\n"),
      },
    ],
  };
}

/** Whom crews call, at any hour first. */
export function contactsOnPaper(contacts: readonly Contact[], { fire }: PaperWords): DocumentBlock {
  const { contactColumns: columns } = fire;
  return {
    kind: "table",
    caption: fire.people24,
    columns: [columns.name, columns.role, columns.phone, columns.email],
    rows: contacts.map(({ name, role, job_title, phone, second_phone, email, tier_two }) => [
      name,
      [role, job_title].filter((part) => part !== null).join(", ") || fire.unknown,
      [tier_two?.phone_24h, phone, second_phone]
        .flatMap((number) => (number == null ? [] : phoneText(number, fire.notDialable)))
        .join(", ") || fire.unknown,
      email,
    ]),
    none: fire.noContacts,
  };
}

/** Map points of a site: key box, shut-offs, hydrants. */
export function mapPointsOnPaper({ points }: Pick<Location, "points">, { fire, kinds }: PaperWords): DocumentBlock {
  const { kind, place, note, setBy } = fire.pointColumns;
  return {
    kind: "table",
    caption: fire.mapPoints,
    columns: [kind, place, note, setBy],
    rows: points.map((point) => [
      kinds[point.kind],
      `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`,
      point.note ?? "",
      [point.updated_by, formatDateTime(point.updated_at)].filter((part) => part !== null).join(", "),
    ]),
    none: fire.noMapPoints,
  };
}
