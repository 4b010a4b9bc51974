import { hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useDelayedNavigation, type FinishNavigation } from "../delayed-navigation.ts";
import { useFailure, type FailureWords } from "./use-failure.ts";

interface Removal<Answer> {
  /** Asks the server to delete it. */
  readonly remove: () => Promise<Answer>;
  /** Loads again what is shown. @param finishNavigation - for a page that closes with what was deleted */
  readonly readAgain: (finishNavigation: FinishNavigation) => Promise<unknown>;
  /** What is said once it is gone. @param answer - `null` when someone else deleted it before */
  readonly done: (answer: Answer | null) => { readonly title: string; readonly text?: string };
  readonly failed: FailureWords;
  readonly onClose: () => void;
}

/**
 * The work of a dialog that asks before something is deleted; spread the result on the dialog. What someone else deleted
 * in the meantime is as it was wanted. A removal that succeeds takes the words of its own failure away.
 */
export function useRemoval<Answer>({ remove, readAgain, done, failed, onClose }: Removal<Answer>) {
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
      await readAgain(finishNavigation);
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
