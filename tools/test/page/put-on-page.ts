/** Live region of React Aria: created once per page, which several test files share. */
const KEPT = "body > [data-live-announcer]";

/** Puts markup on the page in place of what stands there. */
export function putOnPage(html: string): void {
  clearPage();
  document.body.insertAdjacentHTML("beforeend", html);
}

/** Takes away what a test put on the page on its own. */
export function clearPage(): void {
  document.body.replaceChildren(...document.querySelectorAll(KEPT));
}
