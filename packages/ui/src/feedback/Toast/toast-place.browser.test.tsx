import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../styles/index.css";
import { ToastRegion } from "./ToastRegion.tsx";
import { queue, TOAST_DURATION_MS, toasts } from "./toasts.ts";

beforeEach(() => toasts.clear());
afterEach(async () => {
  vi.useRealTimers();
  toasts.clear();
  cleanup();
  if (document.fullscreenElement !== null) await document.exitFullscreen();
  await page.viewport(1024, 768);
});

const ROOM = "--placard-toast-room";
const place = async (): Promise<DOMRect> => (await screen.findByRole("alertdialog")).getBoundingClientRect();
const tell = () => toasts.show({ tone: "danger", title: "Not sent", text: "The provider could not be reached." });

/** A page with a marked row that contains a button, free space and a button, and with buttons at its end. */
function draw(rowButtons: number) {
  const button = (name: string) => (
    <button key={name} type="button" style={{ inlineSize: 120, blockSize: 48 }}>
      {name}
    </button>
  );
  const row = Array.from({ length: rowButtons }, (_, index) => button(`In the row ${index}`));
  return render(
    <div data-placard-theme="light">
      <header data-placard-toast-row style={{ position: "fixed", inset: "0 0 auto 0", blockSize: 70, display: "flex" }}>
        {button("Back")}
        <span style={{ flex: 1 }} />
        {row}
      </header>
      <div style={{ position: "fixed", inset: "auto 0 0 0", blockSize: 70, textAlign: "end" }}>
        {button("At the end")}
      </div>
      <ToastRegion />
    </div>,
  );
}

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

async function covered(): Promise<readonly (string | null)[]> {
  const toast = await place();
  const buttons = [...document.querySelectorAll("button")].filter((one) => one.closest(".placard-toasts") === null);
  return buttons.filter((one) => isOver(toast, one.getBoundingClientRect())).map(({ textContent }) => textContent);
}

it("shows the toast in the marked row, without covering its buttons or taking space from the page", async () => {
  draw(3);
  tell();
  await waitFor(async () => expect((await place()).bottom).toBeLessThanOrEqual(70));
  expect(await covered()).toEqual([]);
  expect(document.documentElement.style.getPropertyValue(ROOM)).toBe("");
});

it("moves a toast from the end to a row that appears later", async () => {
  const pageWith = (row: React.ReactNode) => (
    <>
      {row}
      <ToastRegion />
    </>
  );
  const { rerender } = render(pageWith(null));
  tell();
  await waitFor(async () => expect((await place()).top).toBeGreaterThan(400));
  rerender(
    pageWith(<header data-placard-toast-row style={{ position: "fixed", inset: "0 0 auto 0", blockSize: 70 }} />),
  );
  await waitFor(async () => expect((await place()).bottom).toBeLessThanOrEqual(70));
});

/** Shows a toast in front of the text. It closes after its usual time, which only `vi.advanceTimersByTime` advances. */
async function showBriefToast(text: HTMLElement): Promise<HTMLElement> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { add }: Pick<typeof queue, "add"> = Object.getPrototypeOf(queue);
  add.call(queue, { tone: "ok", title: "Saved" }, { timeout: TOAST_DURATION_MS });
  const toast = (): HTMLElement | null => screen.queryByRole("alertdialog");
  await expect
    .poll(() => isOver(toast()?.getBoundingClientRect() ?? new DOMRect(), text.getBoundingClientRect()))
    .toBe(true);
  return screen.getByRole("alertdialog");
}

const drawText = (): HTMLElement => {
  render(
    <>
      <p style={{ position: "fixed", inset: "auto 20px 20px auto", inlineSize: 200 }}>Text at the end</p>
      <p>Text at the start</p>
      <ToastRegion />
    </>,
  );
  return screen.getByText("Text at the end");
};

it("closes a toast that appears below a mouse at rest", async () => {
  const text = drawText();
  await userEvent.hover(text);
  const toast = await showBriefToast(text);
  await expect.poll(() => toast.closest(".placard-toasts[data-hovered]")).not.toBeNull();
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  await expect.poll(() => toast.isConnected).toBe(false);
});

it("keeps a toast open while the mouse moves over it", async () => {
  const text = drawText();
  await userEvent.hover(screen.getByText("Text at the start"));
  const toast = await showBriefToast(text);
  await userEvent.hover(toast);
  vi.advanceTimersByTime(10 * TOAST_DURATION_MS);
  await userEvent.hover(screen.getByText("Text at the start"));
  expect(toast.isConnected).toBe(true);
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  await expect.poll(() => toast.isConnected).toBe(false);
});

it("shows one toast at 400 %, so that a dialog beside it keeps its space", async () => {
  await page.viewport(320, 256);
  draw(3);
  for (const title of ["Not sent", "Not saved", "Not found"])
    toasts.show({ tone: "danger", title, text: "The provider could not be reached." });
  await screen.findAllByRole("alertdialog", { hidden: true });
  const room = (): number => Number.parseFloat(document.documentElement.style.getPropertyValue(ROOM));
  await waitFor(() => expect(room()).toBeGreaterThan(0));
  expect(room()).toBeLessThan(128);
  await page.viewport(320, 640);
  await waitFor(() => expect(room()).toBeGreaterThan(200));
});

it("queries the topmost element of each point once, regardless of the number of positions tried", async () => {
  const looked = vi.spyOn(document, "elementsFromPoint");
  draw(6);
  tell();
  await waitFor(async () => expect((await place()).top).toBeGreaterThan(600));
  const asked = looked.mock.calls.length;
  looked.mockRestore();
  // A page that moves in between is queried once more.
  expect(asked).toBeLessThanOrEqual(20 * document.querySelectorAll("button").length);
});

it("shows the toast at the end if the row has no space, beside the button there, and sets the height it takes", async () => {
  draw(6);
  tell();
  await waitFor(async () => expect((await place()).top).toBeGreaterThan(600));
  expect(await covered()).toEqual([]);
  expect(Number.parseInt(document.documentElement.style.getPropertyValue(ROOM), 10)).toBeGreaterThan(40);
});

it("shows one toast above the figures at the end of a phone, beside a button, without taking space from the page", async () => {
  await page.viewport(390, 844);
  const { container } = draw(3);
  const rows = document.createElement("div");
  rows.style.cssText = "position: fixed; inset: auto 0 70px 0; block-size: 400px; overflow: auto;";
  rows.innerHTML = `<div style="block-size: 70px; text-align: end"><button>Copy</button></div>
    <table style="inline-size: 100%"><tbody>${'<tr style="block-size: 60px"><td>670 m</td></tr>'.repeat(20)}</tbody></table>`;
  container.firstElementChild?.append(rows);
  tell();
  toasts.show({ tone: "ok", title: "Calculation Complete", text: "5 of 6 layers" });
  await waitFor(async () => expect((await place()).bottom).toBeLessThanOrEqual(844 - 70 - 400 + 70));
  expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
  expect(await covered()).toEqual([]);
  expect(document.documentElement.style.getPropertyValue(ROOM)).toBe("");
});

it("shows the newest of several toasts in the row, and the previous one once it is closed", async () => {
  draw(3);
  tell();
  toasts.show({ tone: "caution", title: "Second" });
  await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(1));
  expect(screen.getByRole("alertdialog").textContent).toContain("Second");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await screen.findByText("The provider could not be reached.");
});

it("moves into the full-screen element and back, and keeps the focus", async () => {
  const { container } = draw(3);
  const whole = document.createElement("section");
  const fill = document.createElement("button");
  fill.textContent = "Fill";
  fill.style.marginBlockStart = "200px";
  whole.append(fill);
  container.append(whole);
  const changed = () =>
    new Promise((resolve) => document.addEventListener("fullscreenchange", resolve, { once: true }));
  fill.addEventListener("click", () => void whole.requestFullscreen());
  tell();
  await place();
  const filled = changed();
  await userEvent.click(fill);
  await filled;
  await waitFor(() => expect(whole.contains(screen.getByRole("alertdialog"))).toBe(true));
  const left = changed();
  await document.exitFullscreen();
  await left;
  await waitFor(() => expect(whole.contains(screen.getByRole("alertdialog"))).toBe(false));
  expect(document.activeElement).toBe(fill);
});
