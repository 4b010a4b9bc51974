import { ComboBox } from "@placard/ui";
import type { FieldProps } from "../../forms/use-form.ts";
import { timeZonesLike } from "../../lib/formats/time-zone.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Field for the time zone of a business. */
export function TimeZoneField({ field }: { readonly field: FieldProps<string> }) {
  const { dashboard, common } = useMessages();
  return (
    <ComboBox
      className="placard__wide"
      label={dashboard.timeZone}
      optionalLabel={common.optional}
      description={dashboard.timeZoneHint}
      hasButton
      items={timeZonesLike(field.value).map((zone) => ({ id: zone, label: zone }))}
      inputValue={field.value}
      emptyText={dashboard.timeZoneUnknown}
      onInputChange={field.onChange}
      onSelect={({ label }) => field.onChange(label)}
      onBlur={field.onBlur}
      errorMessage={field.errorMessage}
    />
  );
}
