import { cleanup, render, waitFor } from "@testing-library/react";
import axe from "axe-core";
import type { ComponentType } from "react";
import { blocks } from "virtual:code-blocks";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { printCount, runOnPage } from "../../../../tools/doc-examples/run-on-page.ts";
import { clearPage } from "../../../../tools/test/page/put-on-page.ts";
import "../styles/fonts.css";
import "../styles/index.css";

/** The code that the pages of the components offer to be copied, as it stands. */
const examples = import.meta.glob<Readonly<Record<string, ComponentType>>>("../*/*/*.example.tsx");

const nameOf = (path: string): string => path.replace(/^.*\/(\w+)\.example\.tsx$/, "$1");

/** What stands in place of something that is on its way; the page of the placeholder itself shows it for good. */
const waitsOf = (name: string): string =>
  name === "Skeleton" ? ".placard-map-wait" : ".placard-skeleton, .placard-map-wait";

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("are there for every page", () => {
  expect(Object.keys(examples).length).toBeGreaterThanOrEqual(75);
});

it.each(Object.entries(examples).map(([path, load]) => [nameOf(path), load] as const))(
  "the code of %s runs, says nothing wrong in the console, and is axe clean",
  async (name, load) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [Example] = Object.values(await load());
    if (Example === undefined) throw new Error("The example exports no component.");
    const { container } = render(<Example />);
    await waitFor(() => expect(container.querySelector("*")).not.toBeNull());
    await waitFor(() => expect(container.querySelector(waitsOf(name))).toBeNull());
    // What React Aria has spoken lies in its live region for a while, named by nodes of an earlier test.
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

  it.each(blocks)("%s runs, and reports no error", async (_place, load) => {
    expect(await runOnPage(load)).toEqual([]);
    ran += 1;
  });

  it("hears what is wrong", async () => {
    // oxlint-disable-next-line no-console -- what a block must not do
    const wrong = { Wrong: () => <span ref={() => console.error("wrong")} /> };
    expect(await runOnPage(async () => wrong)).toContain("wrong");
  });
});
