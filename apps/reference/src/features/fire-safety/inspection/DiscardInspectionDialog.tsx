import { type Inspection } from "@placard/api-client";
import { deleteInspection } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

interface DiscardInspectionDialogProps {
  readonly inspection: Inspection;
  readonly onDiscarded: () => void;
  readonly onClose: () => void;
}

/** Dialog that asks for confirmation before discarding an unfinished inspection. */
export function DiscardInspectionDialog({
  inspection: { id, business_id, name },
  onDiscarded,
  onClose,
}: DiscardInspectionDialogProps) {
  const { fireSafety: texts, deleted, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const removal = useRemoval({
    remove: () => api.call(deleteInspection, { params: { id } }),
    async reload(finishNavigation) {
      onDiscarded();
      await finishNavigation(() => navigate({ to: paths.fireSafety }));
      await queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
    },
    done: () => ({ title: texts.givenUp, text: name }),
    failed: { title: texts.giveUpFailedTitle, fallback: texts.giveUpFailed, logIn: texts.logIn },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.giveUpTitle}
      text={`${texts.giveUpText} ${deleted.keptFor}`}
      confirmLabel={texts.giveUp}
      cancelLabel={common.cancel}
      {...removal}
    />
  );
}
