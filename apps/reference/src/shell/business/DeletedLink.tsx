import { LinkButton } from "@placard/ui/controls";
import { ArchiveRestore } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

/** The way to what was deleted, beside every list that things are deleted from. */
export function DeletedLink() {
  const { deleted } = useMessages();
  return (
    <LinkButton href={paths.deleted} variant="quiet" icon={<ArchiveRestore aria-hidden="true" />}>
      {deleted.open}
    </LinkButton>
  );
}
