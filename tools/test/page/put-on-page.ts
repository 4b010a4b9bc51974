/** Live region of React Aria: created once per page, which several test files share. */
const KEPT = "body > [data-live-announcer]";

/** Replaces the content of the page with the given markup. */
export function putOnPage(html: string): void {
  clearPage();
  document.body.insertAdjacentHTML("beforeend", html);
}

/** Removes the content that a test put on the page itself. */
export function clearPage(): void {
  document.body.replaceChildren(...document.querySelectorAll(KEPT));
}
