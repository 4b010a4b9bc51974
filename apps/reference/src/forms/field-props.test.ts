import { expect, it, vi } from "vitest";
import { FieldPropsCache } from "./field-props.ts";

it("returns identical props for the same value and error", () => {
  const fields = new FieldPropsCache();
  const first = fields.of("name", "a", undefined);
  expect(fields.of("name", "a", undefined)).toBe(first);
  expect(fields.of("name", "ab", undefined)).toMatchObject({ value: "ab", isInvalid: false });
  expect(fields.of("name", "ab", "Too short")).toMatchObject({ isInvalid: true, errorMessage: "Too short" });
});

it("calls the current form through stable handlers", () => {
  const fields = new FieldPropsCache();
  const { onChange, onBlur } = fields.of("name", "a", undefined);
  const [before, now] = [0, 1].map(() => ({ change: vi.fn<() => void>(), leave: vi.fn<() => void>() }));
  if (before === undefined || now === undefined) throw new Error("There are two.");
  fields.answerTo(before);
  fields.answerTo(now);
  onChange("ab");
  onBlur();
  expect(before.change).not.toHaveBeenCalled();
  expect(now.change).toHaveBeenCalledWith("name", "ab");
  expect(now.leave).toHaveBeenCalledWith("name");
  expect(fields.of("name", "ab", undefined).onChange).toBe(onChange);
});
