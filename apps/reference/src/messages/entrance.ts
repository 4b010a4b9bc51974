import { common } from "./en/common.ts";
import { problems } from "./en/problems.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";

/** The parts that sign-in, password reset and the error screens need. They load first; all others come with the pages. */
export const entrance = { common, problems, shell, signIn };
