import type { Container } from "@placard/api-client";
import { wholeNumberFrom } from "@placard/hazmat-core/business";
import { Select, TextField } from "@placard/ui";
import { FormDialog } from "../../../../forms/FormDialog.tsx";
import { useForm } from "../../../../forms/use-form.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { LABEL_SHEETS, labelsOn, pagesFor } from "./label-sheets.ts";
import { useLabels } from "./use-labels.ts";

interface LabelsDialogProps {
  readonly containers: readonly Container[];
  /** The site of all containers. Without it, the labels are named by their chemicals. */
  readonly of?: string;
  readonly onClose: () => void;
}

const FIRST = { sheet: LABEL_SHEETS[0].id as string, first: "1" };

/** The label sheet and the position of the first label, or `null` for an invalid position. */
function printedFrom({ sheet: id, first }: typeof FIRST) {
  const sheet = LABEL_SHEETS.find((one) => one.id === id) ?? LABEL_SHEETS[0];
  const place = wholeNumberFrom(first);
  return { sheet, first: place !== null && place >= 1 && place <= labelsOn(sheet) ? place : null };
}

/** Dialog that prints container labels with QR codes on a chosen label sheet. */
export function LabelsDialog({ containers, of, onClose }: LabelsDialogProps) {
  const { containers: texts } = useMessages();
  const make = useLabels(containers, of);
  const form = useForm({
    initial: FIRST,
    validate(values) {
      const { sheet, first } = printedFrom(values);
      return first === null ? { first: texts.firstWrong(labelsOn(sheet)) } : {};
    },
    draft: { name: "container-labels" },
    async submit(values, saved) {
      const { sheet, first } = printedFrom(values);
      if (!(await make(sheet, first ?? 1))) return {};
      saved();
      onClose();
      return undefined;
    },
  });
  const { sheet, first } = printedFrom(form.values);
  return (
    <FormDialog
      form={form}
      title={texts.labelsTitle}
      description={texts.labelsText}
      onClose={onClose}
      submitLabel={texts.labelsMake}
      pendingLabel={texts.labelsMaking}
    >
      <Select
        label={texts.labelSheet}
        items={LABEL_SHEETS.map(({ id }) => ({ id, label: texts.sheetNames[id] }))}
        {...form.field("sheet")}
      />
      <TextField
        label={texts.firstLabel}
        description={texts.firstLabelHint(labelsOn(sheet))}
        inputMode="numeric"
        {...form.field("first")}
      />
      {first !== null && (
        <p role="status">{texts.labelCount(containers.length, pagesFor(sheet, containers.length, first))}</p>
      )}
    </FormDialog>
  );
}
