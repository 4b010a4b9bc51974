import type { Inspection } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { RoundAnswers } from "./round-answers.ts";

interface MergedNoteProps {
  readonly inspection: Inspection;
  readonly typed: RoundAnswers;
}

/** Says that somebody else saved meanwhile, and where the two of them disagree. */
export function MergedNote({ inspection, typed }: MergedNoteProps) {
  const { fireSafety: words } = useMessages();
  if (!typed.isMerged) return null;
  const texts = inspection.items.filter(({ id }) => typed.disputed.includes(id)).map(({ text }) => text);
  return (
    <Banner tone="caution" title={words.merged(inspection.saved_by ?? words.somebody)}>
      {texts.length === 0 ? words.mergedText : words.disputed(texts)}
    </Banner>
  );
}
