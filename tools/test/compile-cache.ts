import { join } from "node:path";
import { root } from "../run-steps.ts";

/** Environment of a server started by a test: Node caches the compiled sources for the next server. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/placard-node") } as const;
