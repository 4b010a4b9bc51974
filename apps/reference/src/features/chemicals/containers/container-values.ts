import type { Container, ContainerSize } from "@placard/api-client";
import {
  containerCode,
  CONTAINER_CODE_MAX,
  isOneOf,
  MOST_CONTAINERS_AT_ONCE,
  numberFrom,
  QUANTITY_UNITS,
  wholeNumberFrom,
  type FieldTexts,
} from "@placard/hazmat-core/business";
import type { Messages } from "../../../messages/messages.ts";

/** Where a container stands within its site. */
export type PlaceValues = { readonly room: string; readonly cabinet: string };

/** What a move asks for. */
export type MoveValues = PlaceValues & {
  /** Id of the chemical's row at the site where it stands now. */
  readonly chemical: string;
};

/** What the forms of a container ask for. */
export type ContainerValues = PlaceValues & {
  readonly code: string;
  readonly quantity: string;
  readonly unit: string;
  readonly opened_on: string;
  readonly expires_on: string;
};

/** Several alike are added at once. */
export type NewContainerValues = ContainerValues & { readonly count: string };

type Words = Messages["containers"];

/** What is wrong with a form, in words. */
export function containerProblems(values: ContainerValues, words: Words): FieldTexts<keyof ContainerValues> {
  const code = values.code.trim();
  return {
    ...(code !== "" && containerCode(code) === null && { code: words.codeWrong(CONTAINER_CODE_MAX) }),
    ...sizeProblems(values, words),
    ...dayProblem("opened_on", values.opened_on, words),
    ...dayProblem("expires_on", values.expires_on, words),
  };
}

/** As `containerProblems`, and how many there are. */
export function newContainerProblems(values: NewContainerValues, words: Words): FieldTexts<keyof NewContainerValues> {
  const count = wholeNumberFrom(values.count);
  const isCount = count !== null && count >= 1 && count <= MOST_CONTAINERS_AT_ONCE;
  return {
    ...containerProblems(values, words),
    ...(!isCount && { count: words.countWrong(MOST_CONTAINERS_AT_ONCE) }),
    ...(isCount && count > 1 && values.code.trim() !== "" && { count: words.oneCode }),
  };
}

function sizeProblems({ quantity, unit }: ContainerValues, words: Words): FieldTexts<"quantity" | "unit"> {
  if (quantity.trim() === "") return {};
  const amount = numberFrom(quantity);
  return {
    ...((amount === null || amount < 0) && { quantity: words.sizeWrong }),
    ...(!isOneOf(QUANTITY_UNITS, unit) && { unit: words.unitMissing }),
  };
}

function dayProblem(field: "opened_on" | "expires_on", typed: string, words: Words): FieldTexts<typeof field> {
  const day = typed.trim();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  return day === "" || isDay ? {} : { [field]: words.dayWrong };
}

/** What is sent of a form without problems; what is blank clears. */
export function containerBody(values: ContainerValues) {
  return {
    size: sizeOf(values),
    room: values.room.trim(),
    cabinet: values.cabinet.trim(),
    opened_on: orNull(values.opened_on),
    expires_on: orNull(values.expires_on),
  };
}

function sizeOf({ quantity, unit }: ContainerValues): ContainerSize | null {
  const amount = quantity.trim() === "" ? null : numberFrom(quantity);
  return amount === null || !isOneOf(QUANTITY_UNITS, unit) ? null : { quantity: amount, unit };
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What the form that changes a container begins with. */
export function valuesOf({ code, size, room, cabinet, opened_on, expires_on }: Container): ContainerValues {
  return {
    code,
    quantity: size === null ? "" : String(size.quantity),
    unit: size?.unit ?? "",
    room: room ?? "",
    cabinet: cabinet ?? "",
    opened_on: opened_on ?? "",
    expires_on: expires_on ?? "",
  };
}
