import { formatClock } from "@placard/hazmat-core";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/**
 * Banner above screens with server data that it may be out of date, while the server cannot be reached.
 *
 * @param since - the value of `useOfflineSince`
 */
export function SavedDataBanner({ since }: { readonly since: string }) {
  const { responder } = useMessages();
  return (
    <Banner tone="caution" className="app-kept-data" title={responder.mayBeOld(formatClock(new Date(since)))}>
      <span className="app-kept-data-detail">{responder.mayBeOldText}</span>
    </Banner>
  );
}
