import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Button } from "./Button.tsx";
import "../../styles/index.css";

afterEach(cleanup);

const either = (kind: string, disabledReason: string | undefined) =>
  kind === "words" ? (
    <Button disabledReason={disabledReason}>Import</Button>
  ) : (
    <IconButton label="Import" icon={<i />} disabledReason={disabledReason} />
  );

it.each(["words", "icon"])("keeps the focus when its reason appears and disappears (%s)", async (kind) => {
  const { rerender } = render(either(kind, "The file is being compared."));
  await userEvent.keyboard("{Tab}");
  const button = () => screen.getByRole("button", { name: "Import" });
  expect(document.activeElement).toBe(button());
  rerender(either(kind, undefined));
  expect(button().getAttribute("aria-disabled")).toBeNull();
  expect(document.activeElement).toBe(button());
  rerender(either(kind, "The file is being compared."));
  expect(document.activeElement).toBe(button());
});

it("does not take a focus that it did not have", () => {
  const both = (reason: string | undefined) => (
    <>
      <input aria-label="Name" />
      <Button disabledReason={reason}>Import</Button>
    </>
  );
  const { rerender } = render(both("Not yet."));
  screen.getByRole("textbox").focus();
  rerender(both(undefined));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
