import type { Language } from "../language/language.ts";
import { phraseBook } from "../language/phrase-book.ts";
import { names } from "./core/names.ts";
import { plans } from "./core/plans.ts";
import { problems } from "./core/problems.ts";
import { roles } from "./core/roles.ts";
import { sentences } from "./core/sentences.ts";
import { es } from "./es.ts";

/**
 * Spanish with the terms of Mexican crews. Pass it to `LanguageProvider` where nothing can be loaded, such as on a
 * server.
 *
 * @example
 * import { spanish } from "@placard/ui/messages/es";
 *
 * <LanguageProvider language={spanish}>
 *   <ChemicalSearch source={source} />
 * </LanguageProvider>
 */
export const spanish: Language = {
  locale: "es-MX",
  messages: es,
  translate: phraseBook(sentences),
  substances: async () => phraseBook({ ...sentences, ...(await import("./core/substances.ts")).substances }),
  plume: async () => phraseBook({ ...sentences, ...(await import("./core/sentences/plume.ts")).plume }),
  checklists: async () => phraseBook((await import("./core/checklist-items.ts")).checklistItems),
  names,
  problems,
  roles,
  plans,
};
