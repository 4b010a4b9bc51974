/**
 * The second half of `pnpm storybook:build`: moves inline scripts to files, as the server's content security policy
 * requires.
 */
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { makeStrict } from "./strict-pages.ts";

makeStrict(join(root, "storybook-static"));
