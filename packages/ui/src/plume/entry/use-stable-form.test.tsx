// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usePlumeForm } from "./plume-form-state.ts";
import { EMPTY_PLUME } from "./plume-values.ts";
import { useStableForm } from "./use-stable-form.ts";

const rules = { initial: EMPTY_PLUME, validate: () => ({}) };

function steady(submit: () => Promise<object> = async () => ({})) {
  return renderHook(() => useStableForm(usePlumeForm({ ...rules, submit })));
}

it("returns the same form as long as it shows the same state", () => {
  const { result, rerender } = steady();
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  act(() => before.fill({ chem_name: "" }));
  expect(result.current).toBe(before);
});

it("returns a new form after typing, with functions that act on the current form", () => {
  const { result } = steady();
  const first = result.current;
  act(() => first.field("chem_name").onChange("chlorine"));
  expect(result.current).not.toBe(first);
  expect(result.current.field("chem_name").value).toBe("chlorine");
  act(() => first.set("emission_rate", "2"));
  expect(result.current.values).toMatchObject({ chem_name: "chlorine", emission_rate: "2" });
});

it("keeps the fields while the form is submitted", async () => {
  const sent = Promise.withResolvers<object>();
  const submit = vi.fn<() => Promise<object>>(() => sent.promise);
  const { result } = steady(submit);
  const { values, field, onSubmit } = result.current;
  act(() => onSubmit({ preventDefault() {} } as never));
  expect(submit).toHaveBeenCalledOnce();
  expect(result.current.isSubmitting).toBe(true);
  expect(result.current.values).toBe(values);
  expect(result.current.field).toBe(field);
  await act(async () => sent.resolve({}));
  expect(result.current.isSubmitting).toBe(false);
});
