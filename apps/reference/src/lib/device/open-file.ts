/**
 * Opens a file in a tab of its own. The tab is opened immediately, while the press still counts, and gets the file when it
 * is here: served pages of the API are sandboxed, in which browsers do not show a PDF.
 *
 * @throws what `load` throws; the tab is closed again
 */
export async function openFile(load: () => Promise<Blob>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const address = URL.createObjectURL(await load());
    if (tab === null) location.assign(address);
    else tab.location.href = address;
    // The tab has read it long before; until then a reload in it still works.
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

const KEPT_MS = 10 * 60 * 1000;
