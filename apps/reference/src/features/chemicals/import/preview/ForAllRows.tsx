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
  const { chemicalImport: texts } = useMessages();
  if (state === "duplicate") {
    return (
      <Checkbox
        isSelected={decisions.takesDuplicates}
        onChange={(takesDuplicates) => onDecide({ ...decisions, takesDuplicates })}
      >
        {texts.takeDuplicates}
      </Checkbox>
    );
  }
  if (state !== "asked") return null;
  const saved = found.flatMap(({ row, question }) => (question?.kind === "disagree" ? [] : [[row, null] as const]));
  if (saved.length === 0) return null;
  return (
    <div>
      <Button onPress={() => onDecide({ ...decisions, answers: new Map([...decisions.answers, ...saved]) })}>
        {texts.keepAllNames(saved.length)}
      </Button>
    </div>
  );
}
