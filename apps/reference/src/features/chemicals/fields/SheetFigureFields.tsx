import { PACKING_GROUPS } from "@placard/hazmat-core";
import { SegmentedControl } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { SheetFigureValues } from "./sheet-figures.ts";

/** Value for a group that was not stated. It is a separate choice. */
const UNKNOWN = "unknown";

interface SheetFigureFieldsProps {
  /** `form.field` of a chemical form. */
  readonly field: (name: keyof SheetFigureValues) => FieldProps<string>;
}

/** Packing group and flash point from SDS sections 14 and 9. Reference data never fills them in. */
export function SheetFigureFields({ field }: SheetFigureFieldsProps) {
  const { chemicals: texts } = useMessages();
  const { value, onChange } = field("packing_group");
  return (
    <>
      <SegmentedControl
        label={texts.packingGroup}
        hasVisibleLabel
        options={[
          { id: UNKNOWN, label: texts.packingGroupUnknown },
          ...PACKING_GROUPS.map((id) => ({ id, label: id })),
        ]}
        value={value === "" ? UNKNOWN : value}
        onChange={(id) => onChange(id === UNKNOWN ? "" : id)}
      />
      <OptionalText
        label={texts.flashPoint}
        description={texts.flashPointHint}
        placeholder={texts.flashPointPlaceholder}
        field={field("flash_point")}
      />
    </>
  );
}
