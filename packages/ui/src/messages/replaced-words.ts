import { createContext } from "react";
import type { Messages } from "./en.ts";
import type { SomeWords } from "./merge-words.ts";

/** Texts with which the surrounding providers replace the English ones. */
export const ReplacedWords = /* @__PURE__ */ createContext<SomeWords<Messages>>({});
