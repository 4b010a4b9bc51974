import { fieldTexts, type FieldErrors, type FieldTexts } from "@placard/hazmat-core/business";
import { useMessages } from "../messages/MessagesProvider.tsx";

/** Converts errors of the core's rules to texts of the catalogue. */
export function useProblemTexts(): <Field extends string>(errors: FieldErrors<Field>) => FieldTexts<Field> {
  const { problems } = useMessages();
  return (errors) => fieldTexts(errors, problems);
}
