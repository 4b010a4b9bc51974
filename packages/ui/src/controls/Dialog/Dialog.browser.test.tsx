import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import "../../styles/index.css";

afterEach(cleanup);

const LINES = Array.from({ length: 80 }, (_, at) => `Line ${at + 1}`);

it.each([
  [1440, 900],
  [360, 740],
  [844, 390],
])("keeps its head and its buttons in view at %i × %i, and scrolls what is between them", async (width, height) => {
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
