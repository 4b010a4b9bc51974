/** The second half of `pnpm storybook:build`: no script stands in the markup, as the server's policy asks. */
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { makeStrict } from "./strict-pages.ts";

makeStrict(join(root, "storybook-static"));
