import { approach } from "./sentences/approach.ts";
import { card } from "./sentences/card.ts";
import { checklists } from "./sentences/checklists.ts";
import { figures } from "./sentences/figures.ts";
import { fire } from "./sentences/fire.ts";
import { firstAid } from "./sentences/first-aid.ts";
import { gases } from "./sentences/gases.ts";
import { hazards } from "./sentences/hazards.ts";
import { headlines } from "./sentences/headlines.ts";
import { isolation } from "./sentences/isolation.ts";
import { labels } from "./sentences/labels.ts";
import { levels } from "./sentences/levels.ts";
import { sources } from "./names.ts";
import { protection } from "./sentences/protection.ts";
import { scene } from "./sentences/scene.ts";
import { spill } from "./sentences/spill.ts";
import { titles } from "./sentences/titles.ts";
import type { Sentences } from "../../language/phrase-book.ts";

/** Translations of core sentences, by the English sentence. Missing ones are shown in English. */
export const sentences: Sentences = {
  ...hazards,
  ...approach,
  ...protection,
  ...fire,
  ...spill,
  ...firstAid,
  ...titles,
  ...headlines,
  ...card,
  ...gases,
  ...isolation,
  ...labels,
  ...figures,
  ...levels,
  ...scene,
  ...checklists,
  ...sources,
};
