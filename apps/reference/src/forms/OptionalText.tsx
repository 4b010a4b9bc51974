import { TextField, type TextFieldProps } from "@placard/ui";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { FieldProps } from "./use-form.ts";

type ForwardedProp =
  | "label"
  | "placeholder"
  | "description"
  | "unit"
  | "type"
  | "inputMode"
  | "autoComplete"
  | "isMultiline";

interface OptionalTextProps extends Pick<TextFieldProps, ForwardedProp | "className"> {
  readonly field: FieldProps<string>;
}

/** A text field marked as optional. */
export function OptionalText({ field, ...more }: OptionalTextProps) {
  const { common } = useMessages();
  return <TextField optionalLabel={common.optional} {...more} {...field} />;
}
