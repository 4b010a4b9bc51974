import type { AnswerOf, Contact, Location } from "@placard/api-client";
import type { getBusinessDetails } from "@placard/api-client/internal";
import { coordinatesOf, formatNumber } from "@placard/hazmat-core";
import {
  type DocumentBlock,
  formatDateTime,
  placesSketch,
  type SignedPlace,
  type SketchGround,
} from "@placard/ui/internal";
import { phoneText } from "../../../lib/formats/phone-text.ts";
import { pinOf } from "../../../lib/map/site-points.ts";
import type { PaperTexts } from "./paper-texts.ts";

/** Details of a site; missing ones are marked “not on file”. */
export function factsOnPaper(location: Location, { fire, locations: texts }: PaperTexts): DocumentBlock {
  const { latitude, longitude, precision } = location;
  const states = [
    [texts.features.fire_suppression, location.fire_suppression],
    [texts.features.fire_alarm, location.fire_alarm],
    [texts.features.sprinklers, location.sprinklers],
    [texts.trainedField, location.training_for_chemicals],
    [texts.nearWaterField, location.nearby_river_or_sewer],
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
            : fire.placeText(coordinatesOf([longitude, latitude], precision), precision),
      },
      { label: fire.entrance, text: location.best_entrance ?? fire.unknown },
      { label: fire.manager, text: location.contact_name ?? fire.unknown },
      { label: fire.people, text: amount(location.number_employees) },
      { label: fire.area, text: amount(location.square_feet) },
      {
        label: fire.features,
        text: states
          .map(([label, state]) =>
            fire.feature(label, texts.featureStates[state === null ? "unknown" : state ? "yes" : "no"]),
          )
          .join("\n"),
      },
    ],
  };
}

/** The emergency number in large type, and other ways to contact the business. */
export interface EmergencyOnPaper {
  readonly title: string;
  /** Name of the contact, then the numbers. */
  readonly large: readonly string[];
  readonly lines: readonly string[];
  /** QR code that opens the record of the business for a crew. */
  readonly code: { readonly address: string; readonly alt: string; readonly note: string };
}

/** @param business - `null`: it could not be loaded */
export function emergencyOnPaper(
  business: AnswerOf<typeof getBusinessDetails>["business"] | null,
  address: string,
  { fire }: PaperTexts,
): EmergencyOnPaper {
  const code = { address, alt: fire.codeAlt, note: fire.codeNote };
  const title = fire.emergency;
  if (business === null) return { title, large: [], lines: [fire.emergencyNotRead], code };
  const { emergency_contact_name, emergency_contact_phone, second_emergency_phone } = business;
  const numbers = [emergency_contact_phone, second_emergency_phone].flatMap((number) =>
    number === null ? [] : phoneText(number, fire.notDialable),
  );
  const { phone, general_business_email, email, address: civic } = business;
  return {
    title,
    large: numbers.length === 0 ? [] : [emergency_contact_name ?? fire.noName, ...numbers],
    lines: [
      ...(numbers.length === 0 ? [fire.noEmergency] : []),
      [
        fire.businessPhone(phone === null ? fire.unknown : phoneText(phone, fire.notDialable)),
        fire.businessEmail(general_business_email ?? email ?? fire.unknown),
      ].join(" · "),
      fire.businessAddress(civic ?? fire.unknown),
    ],
    code,
  };
}

/** Maximum number of contacts on the first pages, to keep these to two. Further contacts follow the inventory. */
const FIRST_CONTACTS = 8;

/** Contacts on the first page: the site manager, then contacts with a 24-hour number. */
export function contactsOnPaper(
  contacts: readonly Contact[],
  { contact_id }: Pick<Location, "contact_id">,
  texts: PaperTexts,
): { readonly first: DocumentBlock; readonly others: readonly DocumentBlock[] } {
  const rank = ({ id, tier_two }: Contact): number => (id === contact_id ? 0 : tier_two?.phone_24h == null ? 2 : 1);
  const ranked = contacts.toSorted((one, other) => rank(one) - rank(other));
  const { people24, otherContacts } = texts.fire;
  const others = ranked.slice(FIRST_CONTACTS);
  return {
    first: contactTable(people24, ranked.slice(0, FIRST_CONTACTS), texts),
    others: others.length === 0 ? [] : [contactTable(otherContacts, others, texts)],
  };
}

function contactTable(caption: string, contacts: readonly Contact[], { fire }: PaperTexts): DocumentBlock {
  const { contactColumns: columns } = fire;
  return {
    kind: "table",
    caption,
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

/** The map of a site in metres around its pin, and a list of the points marked on it. */
export function mapOnPaper(
  site: Pick<Location, "points" | "latitude" | "longitude" | "precision">,
  ground: SketchGround | null,
  { fire, kinds }: PaperTexts,
): readonly DocumentBlock[] {
  const { number, kind, place, note, setBy } = fire.pointColumns;
  const { points } = site;
  const list: DocumentBlock = {
    kind: "table",
    caption: fire.mapPoints,
    columns: [number, kind, place, note, setBy],
    rows: points.map((point, at) => [
      String(at + 1),
      kinds[point.kind],
      `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`,
      point.note ?? "",
      [point.updated_by, formatDateTime(point.updated_at)].filter((part) => part !== null).join(", "),
    ]),
    none: fire.noMapPoints,
  };
  const pin = pinOf(site);
  if (pin === null) return [{ kind: "fields", fields: [{ label: fire.siteMap, text: fire.noSiteMap }] }, list];
  const named = points.map((point, at) => fire.onMap(at + 1, kinds[point.kind])).join(", ");
  return [
    {
      kind: "sketch",
      caption: ground === null ? fire.mapWithoutGround : fire.map,
      words: named === "" ? fire.mapAlt : fire.mapAltPoints(named),
      sketch: placesSketch(pin, signedPoints(points), ground),
    },
    list,
  ];
}

/** Points of a site with their numbers in the list. */
export const signedPoints = (points: Location["points"]): readonly SignedPlace[] =>
  points.map(({ latitude, longitude }, at) => ({ sign: String(at + 1), center: [longitude, latitude] }));
