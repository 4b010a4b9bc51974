import type { Sentences } from "../../language/phrase-book.ts";
import { disposal } from "./sentences/disposal.ts";
import { niosh } from "./sentences/niosh.ts";
import { organs } from "./sentences/organs.ts";
import { reactivity } from "./sentences/reactivity.ts";

/** What the core says of one substance beyond its card: first aid and waste, organs, what it reacts with. */
export const substances: Sentences = { ...disposal, ...niosh, ...organs, ...reactivity };
