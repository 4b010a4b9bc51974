import { Banner } from "@placard/ui";
import { useStorageProblem } from "../../lib/device/storage-problem.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Warns that this device cannot save. Shown on every page that promises to keep input. */
export function StorageFullBanner() {
  const { common } = useMessages();
  if (!useStorageProblem()) return null;
  return (
    <Banner tone="danger" title={common.storageFullTitle}>
      {common.storageFullText}
    </Banner>
  );
}
