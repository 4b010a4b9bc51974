import { parseDate, type CalendarDate } from "@internationalized/date";
import { isCalendarDay } from "@placard/hazmat-core/business";
import { ChevronLeft, ChevronRight } from "lucide";
import type { Key } from "react-aria-components/Collection";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import { Icon } from "../../internal/Icon.tsx";
import "./CalendarPanel.css";

export interface CalendarPanelProps {
  /** Name of the date, for screen readers. */
  label: string;
  /** Chosen date, ISO 8601. Other text chooses no date. */
  value: string;
  minDate: string | undefined;
  maxDate: string | undefined;
  /** @param date - ISO 8601 */
  onChange: (date: string) => void;
}

/** Number of years in the list of years, around the month that is shown. */
const VISIBLE_YEARS = 30;

/** One month, with lists to go to another month or year. */
export function CalendarPanel({ label, value, minDate, maxDate, onChange }: CalendarPanelProps) {
  return (
    <Calendar
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar opens on request and takes the focus from its button
      autoFocus
      className="placard-calendar"
      aria-label={label}
      value={dateOf(value)}
      minValue={dateOf(minDate)}
      maxValue={dateOf(maxDate)}
      onChange={(date) => onChange(date.toString())}
    >
      <div className="placard-calendar-head">
        <Button slot="previous" className="placard-control-tool">
          <Icon of={ChevronLeft} aria-hidden="true" />
        </Button>
        <CalendarMonthPicker>{(months) => <Choice {...months} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={VISIBLE_YEARS}>{(years) => <Choice {...years} />}</CalendarYearPicker>
        <Button slot="next" className="placard-control-tool">
          <Icon of={ChevronRight} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid>{(date) => <CalendarCell date={date} className="placard-calendar-day" />}</CalendarGrid>
    </Calendar>
  );
}

interface ChoiceProps {
  readonly "aria-label": string;
  readonly value: Key;
  readonly onChange: (key: Key | null) => void;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
}

/** A list of the browser, which phones show at full size. */
function Choice({ items, value, onChange, ...props }: ChoiceProps) {
  return (
    <select
      {...props}
      className="placard-calendar-choice"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

function dateOf(text: string | undefined): CalendarDate | null {
  return text !== undefined && isCalendarDay(text) ? parseDate(text) : null;
}
