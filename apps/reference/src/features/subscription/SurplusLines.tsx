import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Surplus } from "./plan-surplus.ts";

/** Lists what exceeds the plan and the consequences. */
export function SurplusLines({ surplus }: { readonly surplus: readonly Surplus[] }) {
  const { subscription } = useMessages();
  return (
    <>
      {surplus.map(({ kind, count: held, allowed }) => (
        <span key={kind}>{subscription.surplus(kind, held, allowed)} </span>
      ))}
      <span>{subscription.nothingLost}</span>
    </>
  );
}
