import { Banner, Button, Dialog, TextField } from "@placard/ui";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { formatDay } from "../formats/format-day.ts";
import type { HandedLink } from "./use-invitation-link.ts";

interface InvitationLinkDialogProps {
  readonly link: HandedLink;
  readonly onClose: () => void;
}

/** Shows the link of an invitation, to pass on if no mail is set up. */
export function InvitationLinkDialog({ link: { email, link, expires_at }, onClose }: InvitationLinkDialogProps) {
  const { signIns: texts } = useMessages();
  const [copied, setCopied] = useState<"yes" | "failed" | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied("yes");
    } catch {
      setCopied("failed"); // the browser does not allow clipboard access here
    }
  }

  return (
    <Dialog
      isOpen
      title={texts.linkTitle(email)}
      description={texts.linkText(formatDay(expires_at) ?? expires_at)}
      onOpenChange={onClose}
      isDismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{texts.done}</Button>
          <Button variant="primary" icon={<Copy aria-hidden="true" />} onPress={copy}>
            {copied === "yes" ? texts.copied : texts.copy}
          </Button>
        </>
      }
    >
      <TextField label={texts.link} value={link} isReadOnly />
      {copied === "failed" && <Banner tone="caution" title={texts.copyFailed} role="alert" />}
    </Dialog>
  );
}
