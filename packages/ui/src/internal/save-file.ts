/** Downloads a file. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

/** The URL is kept this long, because some browsers read it only some time after the click. */
const URL_LIFETIME_MS = 10_000;
