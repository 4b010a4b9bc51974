import { Skeleton } from "@placard/ui";
import { useEffect, useEffectEvent } from "react";
import { useQuickSearch } from "../../incident/use-quick-search.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Starts a quick search for an address without an incident while none is open. */
export function LinkedSearch({ onDone }: { readonly onDone: () => void }) {
  const { responder } = useMessages();
  const quickSearch = useQuickSearch();
  const begin = useEffectEvent(() => {
    quickSearch();
    onDone();
  });
  useEffect(() => begin(), []);
  return <Skeleton lines={8} label={responder.openingLink} />;
}
