import { Select } from "@placard/ui";
import { FoldedFields } from "../../../forms/FoldedFields.tsx";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { NFPA_DEGREES, NFPA_FIELDS, type NfpaValues } from "./nfpa-values.ts";

/** Value for a degree that was not stated. It is a separate choice, never 0. */
const UNKNOWN = "unknown";

interface NfpaFieldsProps {
  /** `form.field` of a chemical form. */
  readonly field: (name: keyof NfpaValues) => FieldProps<string>;
}

/** Fields for the NFPA 704 diamond as stated by the business. Reference data never fills them in. */
export function NfpaFields({ field }: NfpaFieldsProps) {
  const { chemicals: texts } = useMessages();
  const items = [
    { id: UNKNOWN, label: texts.nfpaUnknown },
    ...NFPA_DEGREES.map((degree) => ({ id: String(degree), label: String(degree) })),
  ];
  return (
    <FoldedFields title={texts.nfpaTitle} isWrong={false}>
      {() => (
        <div className="app-form-grid">
          <p className="placard__wide placard__muted">{texts.nfpaText}</p>
          {NFPA_FIELDS.map((name) => {
            const { value, onChange, ...rest } = field(`nfpa_${name}`);
            return (
              <Select
                key={name}
                label={texts.nfpaFields[name]}
                items={items}
                {...rest}
                value={value === "" ? UNKNOWN : value}
                onChange={(id) => onChange(id === UNKNOWN ? "" : id)}
              />
            );
          })}
          <OptionalText label={texts.nfpaFields.special} placeholder="W, OX, SA" field={field("nfpa_special")} />
        </div>
      )}
    </FoldedFields>
  );
}
