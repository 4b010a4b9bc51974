import { createContext } from "react";
import type { Messages } from "./en.ts";
import type { SomeWords } from "./merge-words.ts";

/** What the providers around put in place of the English words. */
export const ReplacedWords = /* @__PURE__ */ createContext<SomeWords<Messages>>({});
