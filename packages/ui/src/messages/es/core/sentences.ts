import { approach } from "./sentences/approach.ts";
import { card } from "./sentences/card.ts";
import { checklists } from "./sentences/checklists.ts";
import { disposal } from "./sentences/disposal.ts";
import { figures } from "./sentences/figures.ts";
import { fire } from "./sentences/fire.ts";
import { firstAid } from "./sentences/first-aid.ts";
import { gases } from "./sentences/gases.ts";
import { hazards } from "./sentences/hazards.ts";
import { headlines } from "./sentences/headlines.ts";
import { isolation } from "./sentences/isolation.ts";
import { labels } from "./sentences/labels.ts";
import { levels } from "./sentences/levels.ts";
import { niosh } from "./sentences/niosh.ts";
import { organs } from "./sentences/organs.ts";
import { protection } from "./sentences/protection.ts";
import { reactivity } from "./sentences/reactivity.ts";
import { scene } from "./sentences/scene.ts";
import { spill } from "./sentences/spill.ts";
import { titles } from "./sentences/titles.ts";
import type { Sentences } from "../../language/phrase-book.ts";

/** What the core says, by its English sentence. Those that are not here are shown in English. */
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
  ...disposal,
  ...niosh,
  ...organs,
  ...reactivity,
  ...checklists,
};
