import { expect, it } from "vitest";
import { textPdf } from "../../test/text-pdf.ts";
import { readLines } from "./read-lines.ts";
import { readPlan } from "./read-plan.ts";

const fileOf = (...pages: readonly string[]) => new Blob([textPdf(...pages)], { type: "application/pdf" });

/** Lets every queued task run once. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

it("reads each of several files chosen in quick succession, in any order of completion", async () => {
  const names = Array.from({ length: 150 }, (_, at) => `Sheet ${at + 1}`);
  await readLines(fileOf("The reader is there"));
  const reads = names.map(async (name, at) => {
    for (let turn = 0; turn < at; turn += 1) await nextTurn(); // while earlier files are being read, drawn or closed
    return readLines(fileOf(name));
  });
  expect(await Promise.all(reads)).toEqual(names.map((name) => [[name]]));
});

it("keeps reading while an unreadable file is abandoned and a plan is drawn", async () => {
  const broken = readLines(new Blob(["%PDF-1.7 no more than this"])).catch(() => "not read");
  const plan = readPlan(fileOf("Ground floor"));
  const sheet = readLines(fileOf("Ammonia, anhydrous, UN 1005"));
  expect(await broken).toBe("not read");
  expect(await sheet).toEqual([["Ammonia, anhydrous, UN 1005"]]);
  const { pages, free } = await plan;
  expect(pages).toHaveLength(1);
  free();
});
