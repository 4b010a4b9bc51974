import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { StandingRow } from "../db/queries/standing-chemicals.ts";
import { jpegBytes } from "../../test/sample-files.ts";
import { bareJpeg } from "../files/without-metadata.ts";
import { heavyWork, type ReadRows } from "./heavy-work.ts";

const rowsOf = (count: number): readonly StandingRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index % 2 === 0 ? "Bleach" : "Muriatic acid",
    hazard_classification: null,
    packing_group: null,
    un_number: null,
    cas_number: null,
    room: "Store",
    cabinet: `${index}`,
  }));

/** Sends that many rows in batches of 40. */
const read =
  <Input>(count: number, input: Input): ReadRows<StandingRow, Input> =>
  async (send) => {
    const rows = rowsOf(count);
    for (let at = 0; at < count; at += 40) send(rows.slice(at, at + 40));
    return input;
  };

describe("expensive calculations", () => {
  it("run in a worker for a large site and directly for a small one, with equal results", async () => {
    await using work = heavyWork();
    const small = await work.siteReactivity(read(10, { most: 500 }));
    expect(work.workerTasks()).toBe(0);
    const large = await work.siteReactivity(read(200, { most: 500 }));
    expect(work.workerTasks()).toBe(1);
    expect([small.incompatible.size, large.incompatible.size]).toEqual([10, 200]);
    expect(large.pairs.map(({ key }) => key)).toEqual(small.pairs.map(({ key }) => key));
  });

  it("are refused with a plain message if too many are waiting", async () => {
    await using work = heavyWork({ maxQueue: 1, maxMs: 60_000 });
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => work.separationPlan(read(60, null))));
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      code: "not_ready",
      message: "The server is too busy to calculate this right now. Try again in a minute.",
    });
  });

  it("are stopped if they take too long, and the next one runs", async () => {
    await using work = heavyWork({ maxQueue: 1, maxMs: 0 });
    await expect(work.separationPlan(read(60, null))).rejects.toMatchObject({
      code: "not_ready",
      message: expect.stringContaining("took too long"),
    });
    expect(JSON.parse(await work.separationPlan(read(2, null)))).toHaveLength(1);
  });

  it("end with the error of the database if their rows cannot be read, and the next one runs", async () => {
    await using work = heavyWork();
    const failing = work.separationPlan(async (send) => {
      send(rowsOf(60));
      throw new Error("The connection was lost.");
    });
    await expect(failing).rejects.toThrow("The connection was lost.");
    expect([work.workerTasks(), work.isBusy()]).toEqual([0, false]);
    expect(JSON.parse(await work.separationPlan(read(2, null)))).toHaveLength(1);
  });

  it("report a file that takes too long as unreadable, and read a large one in a worker", async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "placard-heavy-"));
    const path = join(folder.path, "large.pdf");
    writeFileSync(path, `%PDF-1.7\n${" ".repeat(100_000)}%%EOF`);
    const file = { path, type: "application/pdf" } as const;
    await using impatient = heavyWork({ maxQueue: 1, maxMs: 0 });
    expect(await impatient.fileFault(file)).toBe("it takes too long or too much memory to read");
    await using work = heavyWork();
    expect(await work.fileFault(file)).toBe("it has no pages");
    expect(work.workerTasks()).toBe(1);
  });

  it("remove metadata from a large picture in a worker, and reject one that takes too long", async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "placard-heavy-"));
    const path = join(folder.path, "large.jpg");
    const picture = jpegBytes();
    const comments = Buffer.alloc(1_000_000, Buffer.from([0xff, 0xfe, 0, 2]));
    writeFileSync(path, Buffer.concat([picture.subarray(0, 2), comments, picture.subarray(2)]));
    const file = { path, type: "image/jpeg" } as const;
    await using impatient = heavyWork({ maxQueue: 1, maxMs: 0 });
    await expect(impatient.removeMetadata(file)).rejects.toMatchObject({ code: "file_unreadable" });
    await using work = heavyWork();
    const bare = bareJpeg(picture);
    expect(await work.removeMetadata(file)).toMatchObject({ sizeBytes: bare.length });
    expect(work.workerTasks()).toBe(1);
    expect(readFileSync(path)).toEqual(bare);
  });

  it("keep the code of a system error in a worker, so that a full disk is recognized", async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "placard-heavy-"));
    for (let count = 0; count < 200; count += 1) mkdirSync(join(folder.path, `${count}`)); // a large directory
    await using work = heavyWork();
    const file = { path: folder.path, type: "image/png" } as const;
    await expect(work.fileFault(file)).rejects.toMatchObject({ code: "EISDIR" });
  });
});
