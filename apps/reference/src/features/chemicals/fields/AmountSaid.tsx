import { formatNumber } from "@placard/hazmat-core";
import { quantityFrom, quantityRemarks } from "@placard/hazmat-core/business";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./AmountChoice.css";

interface AmountSaidProps {
  /** As typed. */
  readonly quantity: string;
  readonly unit: string;
}

/** Shows how a quantity was read, with a warning if it looks wrong. */
export function AmountSaid({ quantity, unit }: AmountSaidProps) {
  const { chemicals: words } = useMessages();
  const amount = `${formatNumber(quantityFrom(quantity) ?? 0)} ${unit}`.trim();
  const said = quantityRemarks(quantity, unit).map((remark) => words.quantityRemarks[remark](amount));
  return (
    <p className="app-amount-said" aria-live="polite">
      {said.join(" ")}
    </p>
  );
}
