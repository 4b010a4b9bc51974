import type { Sentences } from "../../language/phrase-book.ts";
import { decontamination } from "./sentences/decontamination.ts";
import { disposal } from "./sentences/disposal.ts";
import { explosions } from "./sentences/explosions.ts";
import { incompatibilities } from "./sentences/incompatibilities.ts";
import { niosh } from "./sentences/niosh.ts";
import { organs } from "./sentences/organs.ts";
import { reactivity } from "./sentences/reactivity.ts";
import { symptoms } from "./sentences/symptoms.ts";

/** What the core says of one substance beyond its card: first aid and waste, organs, what it reacts with. */
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
