import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { withClass } from "../../internal/class-name.ts";
import "./Disclosure.css";

export interface DisclosureProps extends Omit<AriaDisclosureProps, "children"> {
  /** What is folded away, in a few words. */
  title: ReactNode;
  /** Stands at the end of the row: how many, how far. */
  aside?: ReactNode;
  /** Makes the row a heading of this level, so that it is found by headings. A plain button unless given. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** `row` fills the width, as a section of a page; `line` is as wide as its words. `row` unless given. */
  variant?: "row" | "line";
  children: ReactNode;
}

/**
 * A row that expands and collapses its content. Content that a responder must not miss starts open.
 *
 * @example
 * <Disclosure title="Turn-by-turn directions" variant="line">
 *   <ol>…</ol>
 * </Disclosure>
 */
export function Disclosure({ title, aside, level, variant = "row", children, ...props }: DisclosureProps) {
  const trigger = (
    <Button slot="trigger" className="placard-disclosure-trigger">
      <ChevronDown aria-hidden="true" className="placard-disclosure-arrow" />
      <span>{title}</span>
      {aside === undefined ? undefined : <span className="placard-disclosure-aside">{aside}</span>}
    </Button>
  );
  return (
    <AriaDisclosure {...props} className={withClass("placard-disclosure", props.className)} data-variant={variant}>
      {level === undefined ? (
        trigger
      ) : (
        <Heading level={level} className="placard-disclosure-heading">
          {trigger}
        </Heading>
      )}
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
