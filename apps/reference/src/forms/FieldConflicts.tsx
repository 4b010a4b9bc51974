import { Banner, Button } from "@placard/ui";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { FieldConflict } from "./use-form.ts";

/** Asks about each field that someone else changed too. Empty if there are no conflicts. */
export function FieldConflicts({ conflicts }: { readonly conflicts: readonly FieldConflict[] }) {
  const { fieldConflicts: texts } = useMessages();
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="caution" title={texts.title}>
      {conflicts.map(({ label, theirs, takeTheirs, keepMine }) => (
        <div key={label}>
          <p>{texts.theirs(label, theirs)}</p>
          <Button onPress={takeTheirs}>{texts.takeTheirs(label)}</Button>{" "}
          <Button onPress={keepMine}>{texts.keepMine(label)}</Button>
        </div>
      ))}
    </Banner>
  );
}
