import { hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useDelayedNavigation, type FinishNavigation } from "../delayed-navigation.ts";
import { useFailure, type FailureTexts } from "./use-failure.ts";

interface Removal<Answer> {
  /** Requests the deletion from the server. */
  readonly remove: () => Promise<Answer>;
  /** Reloads the displayed data. @param finishNavigation - for a page that closes after the deletion */
  readonly reload: (finishNavigation: FinishNavigation) => Promise<unknown>;
  /** Toast after the deletion. @param answer - `null` if someone else already deleted it */
  readonly done: (answer: Answer | null) => { readonly title: string; readonly text?: string };
  readonly failed: FailureTexts;
  readonly onClose: () => void;
}

/**
 * Mutation for a dialog that confirms a deletion; spread the result on the dialog. Counts as a success if someone else
 * deleted the item in the meantime. A success removes earlier failure toasts.
 */
export function useRemoval<Answer>({ remove, reload, done, failed, onClose }: Removal<Answer>) {
  const fail = useFailure();
  const beginNavigation = useDelayedNavigation();
  const removal = useMutation({
    onMutate: beginNavigation,
    async mutationFn(): Promise<Answer | null> {
      try {
        return await remove();
      } catch (error) {
        if (hasCode(error, "not_found")) return null;
        throw error;
      }
    },
    async onSuccess(answer, _nothing, finishNavigation) {
      await reload(finishNavigation);
      toasts.clear();
      toasts.show({ tone: "ok", ...done(answer) });
      onClose();
    },
    onError: (error) => void fail(error, failed),
  });
  return {
    isPending: removal.isPending,
    isOpen: true,
    onOpenChange: onClose,
    onConfirm: () => removal.mutate(),
  } as const;
}
