import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export type ToastTone = "neutral" | "ok" | "caution" | "danger";

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  /** The one way on, such as "See plans". The toast goes as it is pressed. */
  action?: { readonly label: string; readonly onPress: () => void };
  /**
   * What it is about, such as `save-plan`. Of one matter one toast is in view: the next takes its place. Without it the
   * title is the matter, so that the same words never stand twice.
   */
  matter?: string;
}

/** How long a toast stays, in ms. Cautions and errors stay until they are closed. */
export const TOAST_DURATION_MS = 4000;

/** How long one stays that has a way on or back, in ms: it has to be read, decided on and reached. */
const ACTION_DURATION_MS = 10_000;

/** How many toasts are in view at once; the others wait. */
export const VISIBLE_TOASTS = 3;

/** The one queue of the page, read by `ToastRegion`. */
export const queue = /* @__PURE__ */ new ToastQueue<ToastMessage>({ maxVisibleToasts: VISIBLE_TOASTS });

/** Takes the toast of a matter away. */
const closers = /* @__PURE__ */ new Map<string, () => void>();

/** Shows a short message about a recent event. Can be called from anywhere; `ToastRegion` displays it. */
export const toasts = {
  /** @returns closes it: for an error that no longer holds */
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
  /** Takes away what was said of a matter: it went well after all, or the question is another one now. */
  settle(matter: string): void {
    closers.get(matter)?.();
  },
  /** Told of every change of the queue: a page may bring its `ToastRegion` with the first toast. */
  subscribe(listener: () => void): () => void {
    return queue.subscribe(listener);
  },
  clear(): void {
    closers.clear();
    queue.clear();
  },
};
