import type { Inspection } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { FieldConflicts } from "../../../forms/FieldConflicts.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { InspectionDraft } from "./use-inspection-draft.ts";

interface MergedNoteProps {
  readonly inspection: Inspection;
  readonly draft: Pick<InspectionDraft, "typed" | "resolve">;
}

/** Shows that someone else saved meanwhile, and asks about each item answered differently. */
export function MergedNote({ inspection, draft: { typed, resolve: settle } }: MergedNoteProps) {
  const { fireSafety: texts } = useMessages();
  if (!typed.isMerged) return null;
  const disputed = inspection.items.filter(({ id }) => typed.disputed.includes(id));
  const theirsOf = (item: string): string => {
    const theirs = inspection.answers.find((answer) => answer.item === item);
    const result = theirs?.result == null ? texts.notAnswered : texts.results[theirs.result];
    return [result, theirs?.note ?? ""].filter((part) => part !== "").join(", ");
  };
  return (
    <>
      <Banner tone="caution" title={texts.merged(inspection.saved_by ?? texts.somebody)}>
        {disputed.length === 0 ? texts.mergedText : texts.disputed(disputed.map(({ text }) => text))}
      </Banner>
      <FieldConflicts
        conflicts={disputed.map(({ id, text }) => ({
          label: text,
          theirs: theirsOf(id),
          takeTheirs: () => settle(id, "theirs"),
          keepMine: () => settle(id, "mine"),
        }))}
      />
    </>
  );
}
