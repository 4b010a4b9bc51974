import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup, type ToggleButtonGroupProps } from "react-aria-components/ToggleButtonGroup";
import { withClass } from "../../internal/class-name.ts";
import "./FilterPills.css";

export interface FilterPill<Id extends string = string> {
  readonly id: Id;
  /** Text for screen readers: the filter and its number of rows. */
  readonly label: string;
  /** Visible content: a badge, a word. */
  readonly content: ReactNode;
  /** Number of rows with this filter, shown after the content. */
  readonly count?: ReactNode;
}

export interface FilterPillsProps<Id extends string = string> extends Omit<
  ToggleButtonGroupProps,
  "children" | "selectionMode" | "selectedKeys" | "defaultSelectedKeys" | "onSelectionChange" | "disallowEmptySelection"
> {
  /** Accessible name of the group. */
  label: string;
  /** Filters to choose from. */
  pills: readonly FilterPill<Id>[];
  /** Pressed filter; `null`: none. */
  value: Id | null;
  /** Called with the id of the selected pill; `null`: none. */
  onChange: (value: Id | null) => void;
}

/** Filters side by side, at most one of them pressed. Pressing it again removes the filter. */
export function FilterPills<Id extends string = string>({
  label,
  pills,
  value,
  onChange,
  ...props
}: FilterPillsProps<Id>) {
  return (
    <ToggleButtonGroup
      {...props}
      aria-label={label}
      className={withClass("placard-filter-pills", props.className)}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => onChange(pills.find(({ id }) => keys.has(id))?.id ?? null)}
    >
      {pills.map((pill) => (
        <ToggleButton key={pill.id} id={pill.id} className="placard-filter-pill" aria-label={pill.label}>
          {pill.content}
          {pill.count === undefined ? undefined : <span className="placard-filter-count">{pill.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
