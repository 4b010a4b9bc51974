import { Button, Checkbox } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { ImportDecisions, ImportLine, ImportState } from "../import-view.ts";

interface ForAllRowsProps {
  readonly decisions: ImportDecisions;
  readonly onDecide: (decisions: ImportDecisions) => void;
  readonly state: ImportState;
  readonly found: readonly ImportLine[];
}

/** Decisions for all listed rows at once. */
export function ForAllRows({ state, found, decisions, onDecide }: ForAllRowsProps) {
  const { chemicalImport: words } = useMessages();
  if (state === "duplicate") {
    return (
      <Checkbox
        isSelected={decisions.takesDuplicates}
        onChange={(takesDuplicates) => onDecide({ ...decisions, takesDuplicates })}
      >
        {words.takeDuplicates}
      </Checkbox>
    );
  }
  if (state !== "asked") return null;
  const kept = found.flatMap(({ row, question }) => (question?.kind === "disagree" ? [] : [[row, null] as const]));
  if (kept.length === 0) return null;
  return (
    <div>
      <Button onPress={() => onDecide({ ...decisions, answers: new Map([...decisions.answers, ...kept]) })}>
        {words.keepAllNames(kept.length)}
      </Button>
    </div>
  );
}
