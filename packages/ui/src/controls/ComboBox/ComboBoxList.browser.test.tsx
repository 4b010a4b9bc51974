import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ComboBox, type ComboBoxItem } from "./ComboBox.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(cleanup);

const FIRST_ANSWER = ["acetone", "acetonitrile"].map((id) => ({ id, label: id }));
const LATER_ANSWER = ["benzene", "toluene"].map((id) => ({ id, label: id }));

interface SourceProps {
  /** `null` while the answer is loading. */
  readonly answer: readonly ComboBoxItem[] | null;
  readonly onSelect: (item: ComboBoxItem) => void;
}

/** A field whose answers the test gives. */
function Source({ answer, onSelect }: SourceProps) {
  const [text, setText] = useState("");
  return (
    <ComboBox
      label="Chemical"
      hasButton
      items={answer ?? []}
      isLoading={answer === null}
      inputValue={text}
      onInputChange={setText}
      onSelect={(item) => {
        setText(item.label);
        onSelect(item);
      }}
      emptyText="None."
    />
  );
}

/** Opens the list with its button. Returns the function that gives the next answer. */
async function openList(answer: SourceProps["answer"]) {
  const onSelect = vi.fn<(item: ComboBoxItem) => void>();
  const { rerender } = render(<Source answer={answer} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole("button", { name: /Show choices/ }));
  return { onSelect, give: (next: SourceProps["answer"]) => rerender(<Source answer={next} onSelect={onSelect} />) };
}

type Pointer = "mouse" | "touch";

/** Begins a press on an element. */
function beginPress(on: Element, pointerType: Pointer): void {
  on.dispatchEvent(new PointerEvent("pointerdown", pressOf(on, pointerType)));
  if (pointerType === "mouse" && on.dispatchEvent(new MouseEvent("mousedown", pressOf(on, pointerType)))) {
    // The browser leaves the field for a press on an element without focus, unless the page prevents it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
}

/** Ends a press on the element that is now at its place. */
function endPress(at: DOMRect, pointerType: Pointer): void {
  const element = document.elementFromPoint(at.left + 10, at.top + at.height / 2) ?? document.body;
  element.dispatchEvent(new PointerEvent("pointerup", pressOf(element, pointerType)));
  element.dispatchEvent(new PointerEvent("click", pressOf(element, pointerType)));
}

function pressOf(element: Element, pointerType: Pointer): PointerEventInit {
  const { left, top, height } = element.getBoundingClientRect();
  const place = { clientX: left + 10, clientY: top + height / 2 };
  const finger = { pointerId: 1, isPrimary: true, width: 20, height: 20, pressure: 0.5, pointerType };
  return { ...place, ...finger, button: 0, detail: 1, bubbles: true, cancelable: true, composed: true };
}

describe.each(["mouse", "touch"] as const)("a press by %s", (pointerType) => {
  it("chooses the row on which it began, even if another answer arrives before it ends", async () => {
    const { onSelect, give } = await openList(FIRST_ANSWER);
    const row = await screen.findByRole("option", { name: "acetone" });
    const place = row.getBoundingClientRect();
    beginPress(row, pointerType);
    give(LATER_ANSWER);
    endPress(place, pointerType);
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
    expect(onSelect.mock.calls[0]?.[0].label).toBe("acetone");
    expect(screen.getByRole("combobox")).toHaveValue("acetone");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  });

  it("chooses nothing if it began on the note of a running search, and leaves the list open", async () => {
    const { onSelect, give } = await openList(null);
    const note = await screen.findByText("Searching...");
    const place = note.getBoundingClientRect();
    beginPress(note, pointerType);
    give(FIRST_ANSWER);
    endPress(place, pointerType);
    await userEvent.click(await screen.findByRole("option", { name: "acetonitrile" }));
    await waitFor(() => expect(onSelect.mock.calls.map(([{ label }]) => label)).toEqual(["acetonitrile"]));
  });

  it("shows the newest answer again after it ended without a click", async () => {
    const { give } = await openList(FIRST_ANSWER);
    const list = await screen.findByRole("listbox");
    beginPress(list, pointerType);
    give(LATER_ANSWER);
    expect(screen.getByRole("option", { name: "acetone" })).toBeVisible();
    list.dispatchEvent(new PointerEvent("pointerup", pressOf(list, pointerType)));
    expect(await screen.findByRole("option", { name: "benzene" })).toBeVisible();
  });
});

it("offers no option while a search runs", async () => {
  await openList(null);
  await screen.findByText("Searching...");
  expect(screen.queryByRole("option")).toBeNull();
});

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

it("highlights the row below the mouse only after the mouse moves", async () => {
  render(
    <>
      <Source answer={FIRST_ANSWER} onSelect={() => undefined} />
      <p style={{ blockSize: 40 }}>Text below the field</p>
    </>,
  );
  const box = screen.getByRole("combobox");
  await userEvent.click(box);
  await userEvent.hover(screen.getByText("Text below the field"));
  fireEvent.change(box, { target: { value: "ace" } }); // pasted from a menu: no key is pressed
  const row = await screen.findByRole("option", { name: "acetone" });
  await expect.poll(() => row.matches(":hover")).toBe(true);
  await nextFrame(); // draws what the browser reported about the mouse
  expect(box).not.toHaveAttribute("aria-activedescendant");
  await userEvent.hover(row);
  await expect.poll(() => box.getAttribute("aria-activedescendant")).toBe(row.id);
});
