import { formatNumber } from "@placard/hazmat-core";
import { quantityFrom, quantityRemarks } from "@placard/hazmat-core/business";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./AmountChoice.css";

interface ParsedAmountProps {
  /** As typed. */
  readonly quantity: string;
  readonly unit: string;
}

/** Shows how a quantity was read, with a warning if it looks wrong. */
export function ParsedAmount({ quantity, unit }: ParsedAmountProps) {
  const { chemicals: texts } = useMessages();
  const amount = `${formatNumber(quantityFrom(quantity) ?? 0)} ${unit}`.trim();
  const remarks = quantityRemarks(quantity, unit).map((remark) => texts.quantityRemarks[remark](amount));
  return (
    <p className="app-amount-said" aria-live="polite">
      {remarks.join(" ")}
    </p>
  );
}
