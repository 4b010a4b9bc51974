import { expect, it } from "vitest";
import { keptBytes, keptFile } from "./kept-file.ts";

it("restores every byte of a file of any length", async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const kept = await keptFile(new Blob([bytes], { type: "application/pdf" }));
  expect(kept.type).toBe("application/pdf");
  expect(keptBytes(JSON.parse(JSON.stringify(kept)))).toEqual(bytes);
});
