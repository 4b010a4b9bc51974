import { useCallback } from "react";

/** What had the focus before a dialog that goes in this moment, for one that takes its place. */
let leftBy: Element | null = null;

/**
 * Keeps the keys inside a dialog, and brings them back behind it. A button that was pressed and can then not be pressed
 * any more, such as "Next" on the last page, loses the focus to the page behind, where no one hears Escape: the dialog
 * itself takes it instead. What opened a dialog may be gone once that closes, as when it stood in another dialog that
 * made way: the focus then goes to what opened that one, never to the top of the page.
 *
 * @returns the ref of the dialog
 */
export function useKeptFocus() {
  return useCallback((dialog: HTMLElement | null) => {
    if (dialog === null) return undefined;
    const { body } = dialog.ownerDocument;
    const focused = () => dialog.ownerDocument.activeElement;
    const opener = focused() === body ? leftBy : focused();
    const observer = new MutationObserver(() => {
      if (focused() === body || focused()?.matches(":disabled") === true) dialog.focus();
    });
    observer.observe(dialog, { attributeFilter: ["disabled"], subtree: true });
    return () => {
      observer.disconnect();
      leftBy = opener;
      // Past the frame in which the focus is given back to an opener that still stands.
      setTimeout(() => {
        leftBy = null;
        if (focused() === body && opener instanceof HTMLElement) opener.focus();
      }, 50);
    };
  }, []);
}
