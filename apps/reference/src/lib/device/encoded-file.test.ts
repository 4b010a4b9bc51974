import { expect, it } from "vitest";
import { decodeFile, encodeFile } from "./encoded-file.ts";

it("restores every byte of a file of any length", async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const saved = await encodeFile(new Blob([bytes], { type: "application/pdf" }));
  expect(saved.type).toBe("application/pdf");
  expect(decodeFile(JSON.parse(JSON.stringify(saved)))).toEqual(bytes);
});
