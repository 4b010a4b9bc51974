import { formatClock } from "@placard/hazmat-core";
import { Banner, Button } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useState } from "react";
import { dayOfReader } from "../lib/formats/calendar-day.ts";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { FormValues } from "./drafts/drafts.ts";
import type { Form } from "./use-form.ts";

/** Tells the user that the form contains earlier input, with a Discard button. Empty otherwise. */
export function RestoredNote<V extends FormValues>({
  form: { restoredAt, reset },
}: {
  readonly form: Pick<Form<V>, "restoredAt" | "reset">;
}) {
  const { common } = useMessages();
  const [today] = useState(() => dayOfReader(new Date()));
  if (restoredAt === null) return null;
  const at = new Date(restoredAt);
  const isToday = dayOfReader(at) === today;
  return (
    <Banner
      tone="info"
      title={common.restored(isToday ? formatClock(at) : formatMoment(restoredAt), isToday)}
      action={<Button onPress={reset}>{common.discard}</Button>}
    />
  );
}
