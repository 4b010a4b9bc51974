import { join } from "node:path";
import { root } from "../run-steps.ts";

/** The environment of a server that a test starts: Node keeps what it made of the sources for the next one. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/placard-node") } as const;
