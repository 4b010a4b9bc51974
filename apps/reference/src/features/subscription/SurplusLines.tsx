import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Surplus } from "./no-longer-fits.ts";

/** What a business holds more of than the plan allows, and what becomes of it. */
export function SurplusLines({ surplus }: { readonly surplus: readonly Surplus[] }) {
  const { subscription } = useMessages();
  return (
    <>
      {surplus.map(({ kind, held, allowed }) => (
        <span key={kind}>{subscription.surplus(kind, held, allowed)} </span>
      ))}
      <span>{subscription.nothingLost}</span>
    </>
  );
}
