import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlaceValues } from "./container-values.ts";

/** Fields for the room and cabinet of a container. */
export function PlaceFields({ form }: { readonly form: Pick<Form<PlaceValues>, "field"> }) {
  const { standing } = useMessages();
  return (
    <div className="app-form-grid">
      <OptionalText label={standing.room} placeholder={standing.roomPlaceholder} field={form.field("room")} />
      <OptionalText label={standing.cabinet} placeholder={standing.cabinetPlaceholder} field={form.field("cabinet")} />
    </div>
  );
}
