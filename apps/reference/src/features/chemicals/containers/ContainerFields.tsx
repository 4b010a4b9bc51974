import { DateField } from "@placard/ui/internal";
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
  const { containers: texts, chemicals, common } = useMessages();
  const opened = form.field("opened_on");
  const expires = form.field("expires_on");
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
        <DateField
          label={texts.openedOn}
          optionalLabel={common.optional}
          description={texts.dayHint}
          maxDate={expires.value}
          {...opened}
        />
        <DateField
          label={texts.expiresOn}
          optionalLabel={common.optional}
          description={texts.dayHint}
          minDate={opened.value}
          {...expires}
        />
      </div>
    </>
  );
}
