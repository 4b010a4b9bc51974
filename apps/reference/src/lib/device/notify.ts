/** Requests permission to show notifications, once. Call it from a press. */
export function askToNotify(): void {
  if ("Notification" in globalThis && Notification.permission === "default") void Notification.requestPermission();
}

/**
 * Shows a system notification if that is allowed and the page does not have the focus.
 *
 * @param tag - a later notification with the same tag replaces the earlier one
 */
export async function notify(title: string, tag: string): Promise<void> {
  if (document.hasFocus() || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const options = { tag, renotify: true, requireInteraction: true };
  // Phones accept notifications only from the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) return worker.showNotification(title, options);
  new Notification(title, options).addEventListener("click", () => window.focus());
}
