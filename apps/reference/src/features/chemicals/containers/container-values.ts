import type { Container, ContainerSize } from "@placard/api-client";
import {
  isCalendarDay,
  containerCode,
  CONTAINER_CODE_MAX,
  fieldTexts,
  isOneOf,
  MOST_CONTAINERS_AT_ONCE,
  quantityFrom,
  QUANTITY_UNITS,
  validateSize,
  wholeNumberFrom,
  type FieldTexts,
} from "@placard/hazmat-core/business";
import type { Messages } from "../../../messages/messages.ts";

/** Room and cabinet of a container. */
export type PlaceValues = { readonly room: string; readonly cabinet: string };

/** Values of the move form. */
export type MoveValues = PlaceValues & {
  /** Id of the chemical's row at the current site. */
  readonly chemical: string;
};

/** Values of the container forms. */
export type ContainerValues = PlaceValues & {
  readonly code: string;
  readonly quantity: string;
  readonly unit: string;
  readonly opened_on: string;
  readonly expires_on: string;
};

/** Values of the form that adds several identical containers at once. */
export type NewContainerValues = ContainerValues & { readonly count: string };

type Texts = Messages["containers"];

/** The container messages, and the validation messages that all forms share. */
type AllTexts = Pick<Messages, "containers" | "problems">;

/** Error messages of a form. */
export function containerProblems(
  values: ContainerValues,
  { containers: texts, problems }: AllTexts,
): FieldTexts<keyof ContainerValues> {
  const code = values.code.trim();
  return {
    ...(code !== "" && containerCode(code) === null && { code: texts.codeWrong(CONTAINER_CODE_MAX) }),
    ...fieldTexts(validateSize(values), problems),
    ...dayProblem("opened_on", values.opened_on, texts),
    ...dayProblem("expires_on", values.expires_on, texts),
  };
}

/** As `containerProblems`, with a check of the number of containers. */
export function newContainerProblems(values: NewContainerValues, all: AllTexts): FieldTexts<keyof NewContainerValues> {
  const texts = all.containers;
  const count = wholeNumberFrom(values.count);
  const isCount = count !== null && count >= 1 && count <= MOST_CONTAINERS_AT_ONCE;
  return {
    ...containerProblems(values, all),
    ...(!isCount && { count: texts.countWrong(MOST_CONTAINERS_AT_ONCE) }),
    ...(isCount && count > 1 && values.code.trim() !== "" && { count: texts.oneCode }),
  };
}

function dayProblem(field: "opened_on" | "expires_on", typed: string, texts: Texts): FieldTexts<typeof field> {
  const day = typed.trim();
  return day === "" || isCalendarDay(day) ? {} : { [field]: texts.dayWrong };
}

/** The request body of a valid form; blank fields are cleared. */
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
  const amount = quantityFrom(quantity);
  return amount === null || !isOneOf(QUANTITY_UNITS, unit) ? null : { quantity: amount, unit };
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** Field groups that are merged together: amount, storage area, dates. */
export const FIELD_GROUPS: readonly (readonly (keyof ContainerValues)[])[] = [
  ["quantity", "unit"],
  ["room", "cabinet"],
  ["opened_on", "expires_on"],
];

/** Initial values of the edit form. */
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
