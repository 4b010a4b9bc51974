import { useCallback } from "react";

/**
 * Keeps the keys inside a dialog. A button that was pressed and can then not be pressed any more, such as "Next" on the
 * last page, loses the focus to the page behind, where nobody hears Escape: the dialog itself takes it instead.
 *
 * @returns the ref of the dialog
 */
export function useKeptFocus() {
  return useCallback((dialog: HTMLElement | null) => {
    if (dialog === null) return undefined;
    const observer = new MutationObserver(() => {
      const { activeElement, body } = dialog.ownerDocument;
      if (activeElement === body || activeElement?.matches(":disabled") === true) dialog.focus();
    });
    observer.observe(dialog, { attributeFilter: ["disabled"], subtree: true });
    return () => observer.disconnect();
  }, []);
}
