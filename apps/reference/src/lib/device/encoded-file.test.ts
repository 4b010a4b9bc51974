import { expect, it } from "vitest";
import { decodeFile, encodeFile } from "./encoded-file.ts";

it("restores every byte of a file of any length", async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const kept = await encodeFile(new Blob([bytes], { type: "application/pdf" }));
  expect(kept.type).toBe("application/pdf");
  expect(decodeFile(JSON.parse(JSON.stringify(kept)))).toEqual(bytes);
});
