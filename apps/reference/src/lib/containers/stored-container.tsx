import type { Container } from "@placard/api-client";
import { containerAge } from "@placard/hazmat-core/business";
import type { StoredContainer } from "@placard/ui/business";
import { DayText } from "../formats/DayText.tsx";
import { formatDay } from "../formats/format-day.ts";

/** Converts a container to a row of the list. */
export function storedContainer(container: Container, now: Date): StoredContainer & { readonly stored: Container } {
  const { id, code, size, moved_at, moved_by, opened_on, expires_on } = container;
  return {
    stored: container,
    id,
    code,
    size,
    place: placeOf(container),
    ...(moved_at !== null && { moved: <DayText iso={moved_at} />, movedBy: moved_by }),
    opened: opened_on === null ? null : dateText(opened_on),
    expires: expires_on === null ? null : dateText(expires_on),
    age: containerAge(expires_on, now),
  };
}

/** Room and cabinet as one text; `null` if neither is on file. */
export function placeOf({ room, cabinet }: Pick<Container, "room" | "cabinet">): string | null {
  const parts = [room, cabinet].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** Site, room and cabinet as one text, which distinguishes rows of the same chemical. */
export function storageOf(row: Pick<Container, "location_name" | "room" | "cabinet">): string {
  return [row.location_name, placeOf(row)].filter((part) => part !== null).join(", ");
}

/** Formats a calendar date, the same in every time zone. */
function dateText(day: string): string {
  return formatDay(`${day}T12:00:00`) ?? day;
}
