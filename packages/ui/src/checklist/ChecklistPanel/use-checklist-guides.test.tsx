// @vitest-environment jsdom
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type * as Hook from "./use-checklist-guides.ts";

const load = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock(import("@placard/hazmat-core/checklists"), async (original) => ({
  ...(await original()),
  loadChecklistGuides: load as never,
}));

let useChecklistGuides: typeof Hook.useChecklistGuides;

// Another file may have loaded the hook with the real checklists.
beforeAll(async () => {
  vi.resetModules();
  ({ useChecklistGuides } = await import("./use-checklist-guides.ts"));
});

afterEach(cleanup);

it("returns the guides of the host immediately, without loading any", () => {
  const { result } = renderHook(() => useChecklistGuides(checklistGuides));
  expect(result.current.guides).toBe(checklistGuides);
  expect(load).not.toHaveBeenCalled();
});

it("reports that loading failed, and loads the guides on retry", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(checklistGuides);
  const { result } = renderHook(() => useChecklistGuides(undefined));
  expect(result.current).toMatchObject({ guides: null, isFailed: false });
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ guides: checklistGuides, isFailed: false }));
});

it("loads the guides when the device is back online", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(checklistGuides);
  const { result } = renderHook(() => useChecklistGuides(undefined));
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current.guides).toBe(checklistGuides));
});
