import { accountProblems, type ProblemWords } from "@placard/hazmat-core/business";
import { common } from "./en/common.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/account/sign-in.ts";

/** Texts for sign-in, password reset and the error screens. They load first; all others load with their pages. */
// Forms before sign-in ask only for account data, so the error texts of other forms load later.
export const entrance = { common, problems: accountProblems as ProblemWords, shell, signIn };
