/** `pnpm docs:build`: the reference of the core and the client, which the server shows at /docs. */
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { writeReference } from "./reference.ts";

const folder = join(root, "docs-static");
const started = performance.now();
await writeReference(folder);
console.log(`Built the reference in ${((performance.now() - started) / 1000).toFixed(1)} s: ${folder}`);
