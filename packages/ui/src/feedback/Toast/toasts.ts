import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export type ToastTone = "neutral" | "ok" | "caution" | "danger";

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  /** One action, such as "See plans". Pressing it closes the toast. */
  action?: { readonly label: string; readonly onPress: () => void };
  /**
   * Subject of the toast, such as `save-plan`. A new toast replaces the earlier one with the same subject. Default: the
   * title, so that the same text is never shown twice.
   */
  matter?: string;
}

/** Display time of a toast, in ms. Cautions and errors stay until they are closed. */
export const TOAST_DURATION_MS = 4000;

/** Display time of a toast with an action, in ms: the user must read it, decide and reach the button. */
const ACTION_DURATION_MS = 10_000;

/** Number of toasts shown at the same time; the others wait. */
export const VISIBLE_TOASTS = 3;

/** The queue of the page, read by `ToastRegion`. */
export const queue = /* @__PURE__ */ new ToastQueue<ToastMessage>({ maxVisibleToasts: VISIBLE_TOASTS });

/** Functions that close the toast of a subject. */
const closers = /* @__PURE__ */ new Map<string, () => void>();

/** Shows a short message about a recent event. Can be called from anywhere; `ToastRegion` displays it. */
export const toasts = {
  /** @returns a function that closes it, for an error that no longer applies */
  show(message: ToastMessage): () => void {
    const matter = message.matter ?? message.title;
    toasts.settle(matter);
    const isBrief = message.tone === "ok" || message.tone === "neutral";
    let isOpen = true;
    const onClose = (): void => {
      isOpen = false;
      if (closers.get(matter) === close) closers.delete(matter);
    };
    const key = queue.add(message, {
      onClose,
      ...(isBrief && { timeout: message.action === undefined ? TOAST_DURATION_MS : ACTION_DURATION_MS }),
    });
    const close = (): void => {
      if (isOpen) queue.close(key);
    };
    closers.set(matter, close);
    return close;
  },
  /** Closes the toast of a subject, after a success or a changed input. */
  settle(matter: string): void {
    closers.get(matter)?.();
  },
  /**
   * Calls the listener on every change of the queue, so that a page can load its `ToastRegion` with the first toast.
   */
  subscribe(listener: () => void): () => void {
    return queue.subscribe(listener);
  },
  clear(): void {
    closers.clear();
    queue.clear();
  },
};
