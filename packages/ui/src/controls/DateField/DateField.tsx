import { CalendarDays } from "lucide";
import { lazy, Suspense, type FunctionComponent } from "react";
import { Button } from "react-aria-components/Button";
import { Icon } from "../../internal/Icon.tsx";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { InfoPopover } from "../InfoPopover/InfoPopover.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import type { CalendarPanelProps } from "./CalendarPanel.tsx";

/** Loads when a calendar is first opened. */
const CalendarPanel = lazy<FunctionComponent<CalendarPanelProps>>(() =>
  import("./CalendarPanel.tsx").then(
    (loaded) => ({ default: loaded.CalendarPanel }),
    () => ({ default: CalendarNotLoaded }),
  ),
);

type OwnProp = "value" | "defaultValue" | "onChange" | "type" | "unit" | "isMultiline" | "isDecimal" | "suffix";

export interface DateFieldProps extends Omit<TextFieldProps, OwnProp> {
  /** The text of the field: an ISO 8601 date such as `2027-03-31`, unfinished input, or blank. */
  value: string;
  /** Called with the typed text, or with the chosen date as ISO 8601. It never depends on the time zone. */
  onChange: (value: string) => void;
  /** First date that the calendar offers, ISO 8601. The host checks typed dates. */
  minDate?: string | undefined;
  /** Last date that the calendar offers, ISO 8601. The host checks typed dates. */
  maxDate?: string | undefined;
}

/** A calendar date, typed as text or chosen in a calendar. */
export function DateField({ value, onChange, minDate, maxDate, ...props }: DateFieldProps) {
  const texts = useTexts(controlTexts);
  const name = texts.chooseDate(props.label);
  const trigger = (
    <Button
      className="placard-control-tool"
      aria-label={name}
      isDisabled={(props.isDisabled ?? false) || (props.isReadOnly ?? false)}
    >
      <Icon of={CalendarDays} aria-hidden="true" />
    </Button>
  );
  const calendar = (
    <InfoPopover trigger={trigger} label={name}>
      {(close) => (
        <Suspense>
          <CalendarPanel
            label={props.label}
            value={value.trim()}
            minDate={minDate}
            maxDate={maxDate}
            onChange={(date) => {
              onChange(date);
              close();
            }}
          />
        </Suspense>
      )}
    </InfoPopover>
  );
  return (
    <TextField
      autoComplete="off"
      placeholder={texts.dateFormat}
      {...props}
      value={value}
      onChange={onChange}
      suffix={calendar}
    />
  );
}

function CalendarNotLoaded() {
  return useTexts(controlTexts).calendarNotLoaded;
}
