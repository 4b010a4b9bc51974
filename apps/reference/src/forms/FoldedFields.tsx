import { Disclosure } from "@placard/ui";
import { useState, type ReactNode } from "react";

interface FoldedFieldsProps {
  readonly title: string;
  /** One of the fields is marked wrong: they unfold, so that it can be seen and reached. */
  readonly isWrong: boolean;
  /** The fields, made when they are first unfolded: dozens that no one asked for would cost time at every key. */
  readonly children: () => ReactNode;
}

/** Fields of a form that few people need, folded away. */
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
