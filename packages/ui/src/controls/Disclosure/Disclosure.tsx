import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { Icon } from "../../internal/Icon.tsx";
import { withClass } from "../../internal/class-name.ts";
import "./Disclosure.css";

export interface DisclosureProps extends Omit<AriaDisclosureProps, "children"> {
  /** Name of the collapsed content, in a few words. */
  title: ReactNode;
  /** Shown at the end of the row: a count, a distance. */
  aside?: ReactNode;
  /** Makes the row a heading of this level, for navigation by headings. Default: a plain button. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** `row` fills the width, like a section of a page; `line` is as wide as its text. Default `row`. */
  variant?: "row" | "line";
  /** Content, shown while it is open. */
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
      <Icon of={ChevronDown} aria-hidden="true" className="placard-disclosure-arrow" />
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
