import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import "../../styles/index.css";

afterEach(cleanup);

const LINES = Array.from({ length: 80 }, (_, at) => `Line ${at + 1}`);

it.each([
  [1440, 900],
  [360, 740],
  [844, 390],
])("keeps its header and buttons visible at %i × %i, and scrolls the content between them", async (width, height) => {
  await page.viewport(width, height);
  render(
    <Dialog
      isOpen
      title="Pier 9C"
      onOpenChange={() => undefined}
      footer={
        <>
          <Button>Cancel</Button>
          <Button disabledReason="Choose a location for at least one facility.">Save</Button>
        </>
      }
    >
      {LINES.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>,
  );
  const save = screen.getByRole("button", { name: "Save" }).getBoundingClientRect();
  expect(save.bottom).toBeLessThanOrEqual(height);
  expect(screen.getByRole("heading", { name: "Pier 9C" }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const body = document.querySelector<HTMLElement>(".placard-dialog-body");
  expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? Infinity);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it("handles Escape after a press that disables its own button", async () => {
  const close = vi.fn<(isOpen: boolean) => void>();
  function Pages() {
    const [number, setNumber] = useState(1);
    return (
      <Dialog isOpen title={`Page ${number}`} onOpenChange={close}>
        <Button isDisabled={number === 2} onPress={() => setNumber(2)}>
          Next
        </Button>
      </Dialog>
    );
  }
  render(<Pages />);
  screen.getByRole("button", { name: "Next" }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Page 2" });
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});
