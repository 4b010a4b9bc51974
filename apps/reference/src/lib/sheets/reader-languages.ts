/** The languages that the reader of this page takes, the best first: that of the page, then those of the browser. */
export function readerLanguages(): readonly string[] {
  return [window.document.documentElement.lang, ...navigator.languages].filter((language) => language !== "");
}
