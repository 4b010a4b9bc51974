import { formatClock } from "@placard/hazmat-core";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/**
 * Says above every screen that shows what the server holds that it may be old, for as long as the server is not heard of.
 *
 * @param since - as `useLostSince` tells it
 */
export function KeptDataBanner({ since }: { readonly since: string }) {
  const { responder } = useMessages();
  return (
    <Banner tone="caution" className="app-kept-data" title={responder.mayBeOld(formatClock(new Date(since)))}>
      <span>{responder.mayBeOldText}</span>
    </Banner>
  );
}
