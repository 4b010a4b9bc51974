import { Disclosure } from "@placard/ui";
import { useState, type ReactNode } from "react";

interface FoldedFieldsProps {
  readonly title: string;
  /** True if one of the fields is invalid: the section opens, so that the field is visible and can be reached. */
  readonly isWrong: boolean;
  /** Renders the fields when the section is first opened: dozens of unused fields would slow down typing. */
  readonly children: () => ReactNode;
}

/** Collapsed section for form fields that few users need. */
export function FoldedFields({ title, isWrong, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(isWrong);
  const [wasWrong, setWasWrong] = useState(isWrong);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Disclosure title={title} level={3} isExpanded={isOpen} onExpandedChange={setOpen}>
      {wasOpen && children()}
    </Disclosure>
  );
}
