import { LinkButton } from "@placard/ui/internal";
import { ArchiveRestore } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

/** Link to deleted records, shown beside every list that allows deletion. */
export function DeletedLink() {
  const { deleted } = useMessages();
  return (
    <LinkButton href={paths.deleted} variant="quiet" icon={<ArchiveRestore aria-hidden="true" />}>
      {deleted.open}
    </LinkButton>
  );
}
