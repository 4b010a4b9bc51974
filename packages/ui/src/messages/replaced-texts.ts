import { createContext } from "react";
import type { Messages } from "./en.ts";
import type { SomeWords } from "./merge-texts.ts";

/** Texts with which the surrounding providers replace the English ones. */
export const ReplacedTexts = /* @__PURE__ */ createContext<SomeWords<Messages>>({});
