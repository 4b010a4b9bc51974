import { expect, it } from "vitest";
import { FILE_COSTS_BYTES, mergeFiles, type FilePart } from "../../../build/chunks/merge-files.ts";

const part = (name: string, visits: readonly string[], more: Partial<FilePart> = {}): FilePart => ({
  name,
  visits,
  bytes: 1000,
  imports: [],
  isAlone: false,
  ...more,
});

it("merges small files that the same visits load", () => {
  expect(mergeFiles([part("a", ["x", "y"]), part("b", ["x", "y"]), part("c", ["z"])])).toEqual([["a", "b"]]);
});

it("keeps files apart that most visits would load for nothing", () => {
  const large = FILE_COSTS_BYTES * 2;
  expect(mergeFiles([part("a", ["x", "y", "z"]), part("b", ["x"], { bytes: large })])).toEqual([]);
  expect(
    mergeFiles([part("a", ["x", "y"]), part("b", ["x"], { bytes: large })], (visit) => (visit === "x" ? 9 : 1)),
  ).toEqual([["a", "b"]]);
});

it("leaves standalone files alone", () => {
  expect(mergeFiles([part("a", ["x"], { isAlone: true }), part("b", ["x"])])).toEqual([]);
});

it("never makes two files import each other", () => {
  const between = part("between", ["x", "y"], { imports: ["below"], isAlone: true });
  const parts = [part("above", ["x"], { imports: ["between"] }), between, part("below", ["x", "y"])];
  expect(mergeFiles(parts)).toEqual([]);
});
