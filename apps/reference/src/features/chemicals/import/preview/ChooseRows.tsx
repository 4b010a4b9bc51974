import { Button } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { rowsLeftOut, type RowChoice } from "../import-view.ts";

interface ChooseRowsProps {
  readonly lines: Parameters<typeof rowsLeftOut>[0];
  readonly onLeaveOut: (rows: ReadonlySet<number>) => void;
}

const CHOICES: readonly RowChoice[] = ["all", "none", "faultless"];

/** Chooses the rows to import in one step; single rows can still be skipped or included. */
export function ChooseRows({ lines, onLeaveOut }: ChooseRowsProps) {
  const { chemicalImport: texts } = useMessages();
  return (
    <div className="placard__actions" role="group" aria-label={texts.choose}>
      {CHOICES.map((choice) => (
        <Button key={choice} onPress={() => onLeaveOut(rowsLeftOut(lines, choice))}>
          {texts.choices[choice]}
        </Button>
      ))}
    </div>
  );
}
