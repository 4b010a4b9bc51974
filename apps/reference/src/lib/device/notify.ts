/** Asks whether the system may show what rings, once: from a press. */
export function askToNotify(): void {
  if ("Notification" in globalThis && Notification.permission === "default") void Notification.requestPermission();
}

/**
 * Shows a word of the app as a notification of the system, where that is allowed and no one looks at the page.
 *
 * @param tag - of two with the same one the later takes the place of the other
 */
export async function notify(title: string, tag: string): Promise<void> {
  if (document.hasFocus() || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const options = { tag, renotify: true, requireInteraction: true };
  // A telephone takes it from the worker alone.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) return worker.showNotification(title, options);
  new Notification(title, options).addEventListener("click", () => window.focus());
}
