import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PACING, PacingProvider } from "./pacing.ts";
import { useTypedText } from "./use-typed-text.ts";

afterEach(cleanup);

const WithoutPause = ({ children }: { readonly children: ReactNode }) => (
  <PacingProvider value={{ ...PACING, typingMs: 0 }}>{children}</PacingProvider>
);

const render = (onPause: (text: string) => void) =>
  renderHook(({ kept }) => useTypedText(kept, onPause), { initialProps: { kept: "" }, wrapper: WithoutPause });

it("keeps newer input when an earlier value is saved late", async () => {
  const onPause = vi.fn<(text: string) => void>();
  const { result, rerender } = render(onPause);
  act(() => result.current[1]("1"));
  await waitFor(() => expect(onPause).toHaveBeenCalledWith("1"));
  act(() => result.current[1]("11"));
  await waitFor(() => expect(onPause).toHaveBeenCalledWith("11"));
  act(() => result.current[1]("111"));
  rerender({ kept: "1" });
  expect(result.current[0]).toBe("111");
  rerender({ kept: "11" });
  expect(result.current[0]).toBe("111");
  await waitFor(() => expect(onPause).toHaveBeenLastCalledWith("111"));
});

it("follows a change made elsewhere", async () => {
  const onPause = vi.fn<(text: string) => void>();
  const { result, rerender } = render(onPause);
  act(() => result.current[1]("acid"));
  await waitFor(() => expect(onPause).toHaveBeenCalledWith("acid"));
  rerender({ kept: "acid" });
  rerender({ kept: "" });
  expect(result.current[0]).toBe("");
});
