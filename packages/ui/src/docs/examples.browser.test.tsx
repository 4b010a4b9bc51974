import { cleanup, render, waitFor } from "@testing-library/react";
import axe from "axe-core";
import type { ComponentType } from "react";
import { blocks } from "virtual:code-blocks";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { printCount, runOnPage } from "../../../../tools/doc-examples/run-on-page.ts";
import { clearPage } from "../../../../tools/test/page/put-on-page.ts";
import "../styles/fonts.css";
import "../styles/index.css";

/** Code examples on the pages of the components, unchanged. */
const examples = import.meta.glob<Readonly<Record<string, ComponentType>>>("../*/*/*.example.tsx");

const nameOf = (path: string): string => path.replace(/^.*\/(\w+)\.example\.tsx$/, "$1");

/** Element shown while something loads; on the page of the placeholder itself it stays. */
const waitsOf = (name: string): string =>
  name === "Skeleton" ? ".placard-map-wait" : ".placard-skeleton, .placard-map-wait";

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("there are examples for every page", () => {
  expect(Object.keys(examples).length).toBeGreaterThanOrEqual(75);
});

it.each(Object.entries(examples).map(([path, load]) => [nameOf(path), load] as const))(
  "the code of %s runs without console errors and passes axe",
  async (name, load) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [Example] = Object.values(await load());
    if (Example === undefined) throw new Error("The example exports no component.");
    const { container } = render(<Example />);
    await waitFor(() => expect(container.querySelector("*")).not.toBeNull());
    await waitFor(() => expect(container.querySelector(waitsOf(name))).toBeNull());
    // React Aria's live region keeps its announcements for a while, labelled by nodes of an earlier test.
    const page = { include: [["body"]], exclude: [["[data-live-announcer]"]] };
    const { violations } = await axe.run(page, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  },
  30_000,
);

describe("code blocks of the READMEs, the recipes and the pages", () => {
  let ran = 0;
  afterEach(clearPage);
  afterAll(() => printCount(ran, blocks.length));

  it.each(blocks)("%s runs without errors", async (_place, load) => {
    expect(await runOnPage(load)).toEqual([]);
    ran += 1;
  });

  it("reports an error", async () => {
    // oxlint-disable-next-line no-console -- an error that a block must not cause
    const wrong = { Wrong: () => <span ref={() => console.error("wrong")} /> };
    expect(await runOnPage(async () => wrong)).toContain("wrong");
  });
});
