import type { PlanWords, ProblemWords, RoleWords } from "@placard/hazmat-core/business";
import type { Messages } from "../en.ts";
import type { Translate } from "./phrase-book.ts";

/** A language of the package: import one from `@placard/ui/messages/fr`, or let the provider load it. */
export interface Language {
  /** BCP 47, with the region whose terms it uses: `fr-CA`. Figures and dates have its format. */
  readonly locale: string;
  /** All texts of the components. */
  readonly messages: Messages;
  /** Translates texts of the core: guidance, labels, refusals. A sentence without a translation is shown in English. */
  readonly translate: Translate;
  /**
   * Loads the translations of texts on one substance that are not on its card, with the component that shows them.
   * Until then they are in English.
   */
  readonly substances?: () => Promise<Translate>;
  /** Loads the translations of the dispersion models' texts, with the plume. Until then they are in English. */
  readonly plume?: () => Promise<Translate>;
  /** Loads the translations of the role checklists, with the panel that shows them. Until then they are in English. */
  readonly checklists?: () => Promise<Translate>;
  /**
   * Names of substances by their English name, where one is on file. The others keep their English name.
   */
  readonly names?: Readonly<Record<string, string>>;
  /** Error messages of forms, for `problemText` of the core. */
  readonly problems: ProblemWords;
  /** Roles and the actions they do not allow, for `refusalText` of the core. */
  readonly roles: RoleWords;
  /** Plans and their limits. */
  readonly plans: PlanWords;
}
