import type { Sentences } from "../../language/phrase-book.ts";
import { decontamination } from "./sentences/decontamination.ts";
import { disposal } from "./sentences/disposal.ts";
import { explosions } from "./sentences/explosions.ts";
import { incompatibilities } from "./sentences/incompatibilities.ts";
import { niosh } from "./sentences/niosh.ts";
import { organs } from "./sentences/organs.ts";
import { reactivity } from "./sentences/reactivity.ts";
import { symptoms } from "./sentences/symptoms.ts";

/** Texts on one substance that are not on its card: first aid, waste, organs, reactivity. */
export const substances: Sentences = {
  ...decontamination,
  ...disposal,
  ...explosions,
  ...niosh,
  ...organs,
  ...reactivity,
  ...incompatibilities,
  ...symptoms,
};
