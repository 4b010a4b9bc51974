/** Downloads a file to the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

/** The browser reads the URL after the click, in some browsers only after the user has allowed the download. */
const URL_LIFETIME_MS = 10 * 60 * 1000;
