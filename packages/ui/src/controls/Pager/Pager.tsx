import { formatNumber } from "@placard/hazmat-core";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { pagerTexts } from "../../messages/en/controls/pager.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import "./Pager.css";

export interface PagerProps {
  /** Current page, from 1. */
  page: number;
  /** Items on a page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the number of the page to show. */
  onChange: (page: number) => void;
  /** Name of the group. Default "Pages". */
  label?: string;
  /** Class names to add to the outermost element. */
  className?: string;
}

/** Shows which rows of a long list are visible, and navigates between pages. Announces the rows to screen readers. */
export function Pager({ page, pageSize, total, onChange, label, className }: PagerProps) {
  const texts = useTexts(pagerTexts).pager;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const isFirst = page <= 1;
  const isLast = page >= last;
  return (
    <nav className={joinClasses("placard-pager", className)} aria-label={label ?? texts.label}>
      <p role="status">
        {texts.shown(formatNumber(from), formatNumber(Math.min(total, page * pageSize)), formatNumber(total))}
      </p>
      <IconButton
        label={texts.first}
        icon={<Icon of={ChevronFirst} aria-hidden="true" />}
        isDisabled={isFirst}
        onPress={() => onChange(1)}
      />
      <IconButton
        label={texts.previous}
        icon={<Icon of={ChevronLeft} aria-hidden="true" />}
        isDisabled={isFirst}
        onPress={() => onChange(page - 1)}
      />
      <IconButton
        label={texts.next}
        icon={<Icon of={ChevronRight} aria-hidden="true" />}
        isDisabled={isLast}
        onPress={() => onChange(page + 1)}
      />
      <IconButton
        label={texts.last}
        icon={<Icon of={ChevronLast} aria-hidden="true" />}
        isDisabled={isLast}
        onPress={() => onChange(last)}
      />
    </nav>
  );
}
