import { Banner, Button, formatMoment } from "@placard/ui";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { FormValues } from "./drafts.ts";
import type { Form } from "./use-form.ts";

/** Says that the form holds what was typed earlier, with a way to begin anew. Nothing when it does not. */
export function RestoredNote<V extends FormValues>({ form: { restoredAt, reset } }: { readonly form: Form<V> }) {
  const { common } = useMessages();
  if (restoredAt === null) return null;
  return (
    <Banner
      tone="info"
      title={common.restored(formatMoment(restoredAt))}
      action={<Button onPress={reset}>{common.discard}</Button>}
    />
  );
}
