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
  const { containers: words } = useMessages();
  const make = useLabels(containers, of);
  const form = useForm({
    initial: FIRST,
    validate(values) {
      const { sheet, first } = printedFrom(values);
      return first === null ? { first: words.firstWrong(labelsOn(sheet)) } : {};
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
      title={words.labelsTitle}
      description={words.labelsText}
      onClose={onClose}
      submitLabel={words.labelsMake}
      pendingLabel={words.labelsMaking}
    >
      <Select
        label={words.labelSheet}
        items={LABEL_SHEETS.map(({ id }) => ({ id, label: words.sheetNames[id] }))}
        {...form.field("sheet")}
      />
      <TextField
        label={words.firstLabel}
        description={words.firstLabelHint(labelsOn(sheet))}
        inputMode="numeric"
        {...form.field("first")}
      />
      {first !== null && (
        <p role="status">{words.labelCount(containers.length, pagesFor(sheet, containers.length, first))}</p>
      )}
    </FormDialog>
  );
}
