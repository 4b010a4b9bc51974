import { useCallback } from "react";

/** Element that had the focus before a dialog that is closing, for a dialog that replaces it. */
let focusBeforeDialog: Element | null = null;

/**
 * Keeps the focus inside a dialog and restores it afterwards. If a pressed button becomes disabled, such as "Next" on
 * the last page, the browser moves the focus to the page behind, where Escape is not handled: the dialog then takes the
 * focus. If the opener of a dialog has gone when it closes, for example because it was in another dialog that was
 * replaced, the focus moves to the opener of that dialog, never to the top of the page.
 *
 * @returns the ref of the dialog
 */
export function useRestoredFocus() {
  return useCallback((dialog: HTMLElement | null) => {
    if (dialog === null) return undefined;
    const { body } = dialog.ownerDocument;
    const focused = () => dialog.ownerDocument.activeElement;
    const opener = focused() === body ? focusBeforeDialog : focused();
    const observer = new MutationObserver(() => {
      if (focused() === body || focused()?.matches(":disabled") === true) dialog.focus();
    });
    observer.observe(dialog, { attributeFilter: ["disabled"], subtree: true });
    return () => {
      observer.disconnect();
      focusBeforeDialog = opener;
      // Waits past the frame in which the focus returns to an opener that still exists.
      setTimeout(() => {
        focusBeforeDialog = null;
        if (focused() === body && opener instanceof HTMLElement) opener.focus();
      }, 50);
    };
  }, []);
}
