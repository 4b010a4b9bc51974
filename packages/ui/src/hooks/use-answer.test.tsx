// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useAnswer } from "./use-answer.ts";

it("asks again when the device is back online, and not before", async () => {
  let tries = 0;
  const ask = async (): Promise<string> => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return "12 kg/min";
  };
  const { result } = renderHook(() => useAnswer("rate", ask, 0));
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(tries).toBe(1);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current).toEqual({ value: "12 kg/min", isCurrent: true, isFailed: false }));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(tries).toBe(2);
});
