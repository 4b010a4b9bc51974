/** Hands a file over to the downloads of the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** The browser reads the address after the click, some of them once someone has allowed the download. */
const KEPT_MS = 10 * 60 * 1000;
