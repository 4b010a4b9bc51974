import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ParsedAmount } from "../fields/ParsedAmount.tsx";
import { UnitSelect } from "../fields/UnitSelect.tsx";
import type { ContainerValues } from "./container-values.ts";
import { PlaceFields } from "./PlaceFields.tsx";

interface ContainerFieldsProps {
  readonly form: Pick<Form<ContainerValues>, "field">;
  readonly codeHint: string;
}

/** Fields for code, size, storage area and dates of a container. */
export function ContainerFields({ form, codeHint }: ContainerFieldsProps) {
  const { containers: texts, chemicals } = useMessages();
  return (
    <>
      <OptionalText label={texts.code} description={codeHint} autoComplete="off" field={form.field("code")} />
      <div className="app-form-grid">
        <OptionalText
          label={texts.size}
          inputMode="decimal"
          description={texts.sizeHint}
          field={form.field("quantity")}
        />
        <UnitSelect placeholder={chemicals.chooseUnit} field={form.field("unit")} />
        <ParsedAmount quantity={form.field("quantity").value} unit={form.field("unit").value} />
      </div>
      <PlaceFields form={form} />
      <div className="app-form-grid">
        <OptionalText label={texts.openedOn} description={texts.dayHint} field={form.field("opened_on")} />
        <OptionalText label={texts.expiresOn} description={texts.dayHint} field={form.field("expires_on")} />
      </div>
    </>
  );
}
