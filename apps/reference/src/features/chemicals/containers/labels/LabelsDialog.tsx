import type { Container } from "@placard/api-client";
import { wholeNumberFrom } from "@placard/hazmat-core/business";
import { Button, Dialog, Select, TextField } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { LABEL_SHEETS, labelsOn, pagesFor } from "./label-sheets.ts";
import { useLabels } from "./use-labels.ts";

interface LabelsDialogProps {
  readonly containers: readonly Container[];
  /** The site that they are all of; left out: they are named by their chemicals. */
  readonly of?: string;
  readonly onClose: () => void;
}

/** Labels with a QR code for containers, on a sheet that the printer has. */
export function LabelsDialog({ containers, of, onClose }: LabelsDialogProps) {
  const { containers: words, common } = useMessages();
  const [sheetId, setSheetId] = useState<string>(LABEL_SHEETS[0].id);
  const [typed, setTyped] = useState("1");
  const { isMaking, make } = useLabels(containers, of, onClose);
  const sheet = LABEL_SHEETS.find(({ id }) => id === sheetId) ?? LABEL_SHEETS[0];
  const most = labelsOn(sheet);
  const place = wholeNumberFrom(typed);
  const first = place !== null && place >= 1 && place <= most ? place : null;
  return (
    <Dialog
      title={words.labelsTitle}
      description={words.labelsText}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            isPending={isMaking}
            pendingLabel={words.labelsMaking}
            disabledReason={first === null ? words.firstWrong(most) : undefined}
            onPress={() => void make(sheet, first ?? 1)}
          >
            {words.labelsMake}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <Select
          label={words.labelSheet}
          items={LABEL_SHEETS.map(({ id }) => ({ id, label: words.sheetNames[id] }))}
          value={sheetId}
          onChange={setSheetId}
        />
        <TextField
          label={words.firstLabel}
          description={words.firstLabelHint(most)}
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          isInvalid={first === null}
        />
        {first !== null && (
          <p role="status">{words.labelCount(containers.length, pagesFor(sheet, containers.length, first))}</p>
        )}
      </div>
    </Dialog>
  );
}
