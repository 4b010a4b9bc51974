import { Banner, Button } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { offlineCopy, useOfflineCopy } from "./use-offline-copy.ts";

/** Tells the user that a newer version is ready. Nothing reloads automatically: the user chooses the time. */
export function NewVersionBanner() {
  const { responder } = useMessages();
  const { hasNewVersion } = useOfflineCopy();
  const [isLater, setLater] = useState(false);
  if (!hasNewVersion || isLater) return null;
  return (
    <Banner
      tone="info"
      title={responder.newVersion}
      action={
        <>
          <Button onPress={() => offlineCopy.takeNewVersion()}>{responder.newVersionReload}</Button>
          <Button onPress={() => setLater(true)}>{responder.newVersionLater}</Button>
        </>
      }
    >
      {responder.newVersionText}
    </Banner>
  );
}
