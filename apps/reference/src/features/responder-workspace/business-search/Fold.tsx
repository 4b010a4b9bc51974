import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import "./Fold.css";

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A section that closes and opens. It begins open: what is on file must not hide. */
export function Fold({ title, count, children }: FoldProps) {
  return (
    <Disclosure defaultExpanded className="placard-fold-section">
      <Heading level={2}>
        <Button slot="trigger">
          <ChevronDown aria-hidden="true" />
          <span>{title}</span>
          <span className="placard__count">{count}</span>
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  );
}
