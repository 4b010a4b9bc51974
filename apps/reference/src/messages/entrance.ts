import { accountProblems, type ProblemWords } from "@placard/hazmat-core/business";
import { common } from "./en/common.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/account/sign-in.ts";

/** The parts that sign-in, password reset and the error screens need. They load first; all others come with the pages. */
// Forms of the entrance ask for an account alone, so the words of the other forms come with them.
export const entrance = { common, problems: accountProblems as ProblemWords, shell, signIn };
