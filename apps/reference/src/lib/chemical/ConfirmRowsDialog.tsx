import type { AnswerOf } from "@placard/api-client";
import type { confirmChemical } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { chemicalsKey } from "../api/business-queries.ts";
import { useFailure } from "../api/use-failure.ts";
import { useCheckedToast } from "./use-checked-toast.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

interface ConfirmRowsDialogProps {
  readonly title: string;
  /** Number of rows to mark as checked. */
  readonly count: number;
  readonly confirm: () => Promise<AnswerOf<typeof confirmChemical>>;
  readonly onClose: () => void;
}

/** Asks for confirmation before many rows are marked as checked, because crews rely on it. */
export function ConfirmRowsDialog({ title, count, confirm, onClose }: ConfirmRowsDialogProps) {
  const { standing: texts, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const queries = useQueryClient();
  const fail = useFailure();
  const showChecked = useCheckedToast();
  const saving = useMutation({
    mutationFn: confirm,
    async onSuccess(check) {
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      showChecked(check);
      onClose();
    },
    onError: (error) =>
      void fail(error, { title: texts.confirmFailedTitle, fallback: texts.confirmFailed, logIn: texts.logIn }),
  });
  return (
    <ConfirmDialog
      title={title}
      text={texts.confirmText(count)}
      tone="primary"
      confirmLabel={texts.confirmYes}
      cancelLabel={common.cancel}
      pendingLabel={texts.confirming}
      isPending={saving.isPending}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => saving.mutate()}
    />
  );
}
