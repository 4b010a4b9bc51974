/**
 * Opens a file in its own tab. The tab is opened immediately, because browsers allow it only during a press, and shows
 * the file after loading. API responses are sandboxed, and browsers do not show a PDF in a sandbox.
 *
 * @throws the error of `load`, after closing the tab
 */
export async function openFile(load: () => Promise<Blob>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const address = URL.createObjectURL(await load());
    if (tab === null) location.assign(address);
    else tab.location.href = address;
    // The tab has loaded the file long before; until then, reloading the tab still works.
    setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

const URL_LIFETIME_MS = 10 * 60 * 1000;
