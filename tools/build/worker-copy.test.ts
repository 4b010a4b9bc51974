import { build } from "esbuild";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { workerCopy as fromSource } from "../../packages/ui/src/map/engines/worker-copy.ts";
import { root } from "../run-steps.ts";
import { workerCopy } from "./worker-copy.ts";

const ui = join(root, "packages/ui");

it("adds the worker of the installed map engine, with its version, to the package", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(ui, "src/map/engines/worker-copy.ts")],
    plugins: [workerCopy],
    format: "esm",
    write: false,
  });
  const built: unknown = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  const installed: unknown = createRequire(join(ui, "package.json"))("maplibre-gl/package.json");
  const copy: unknown = Reflect.get(Object(built), "workerCopy");
  expect(Reflect.get(Object(copy), "version")).toBe(Reflect.get(Object(installed), "version"));
  const text = String(Reflect.get(Object(copy), "text"));
  expect(text.includes("WorkerGlobalScope")).toBe(true);
  expect(/\bfrom\s*"\./.test(text)).toBe(false); // imports no other file
});

it("has no copy of the worker when the package runs from source", () => {
  expect(fromSource).toBeNull();
});
