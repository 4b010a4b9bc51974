import { quietPart } from "../loading/quiet-part.tsx";

/** The region of the toasts. What is to be said waits in their queue until it is there. */
export const ToastPart = quietPart(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));
