import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export type ToastTone = "neutral" | "ok" | "caution" | "danger";

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
}

/** How long a toast stays, in ms. Cautions and errors stay until they are closed. */
export const TOAST_DURATION_MS = 4000;

/** How many toasts are in view at once; the others wait. */
export const VISIBLE_TOASTS = 3;

/** The one queue of the page, read by `ToastRegion`. */
export const queue = /* @__PURE__ */ new ToastQueue<ToastMessage>({ maxVisibleToasts: VISIBLE_TOASTS });

/** Says something brief about what just happened. Works from anywhere; `ToastRegion` shows it. */
export const toasts = {
  /** @returns closes it: for an error that no longer holds */
  show(message: ToastMessage): () => void {
    const isBrief = message.tone === "ok" || message.tone === "neutral";
    const key = queue.add(message, isBrief ? { timeout: TOAST_DURATION_MS } : {});
    return () => queue.close(key);
  },
  /** Told of every change of the queue: a page may load its `ToastRegion` with the first toast. */
  subscribe(listener: () => void): () => void {
    return queue.subscribe(listener);
  },
  clear(): void {
    queue.clear();
  },
};
