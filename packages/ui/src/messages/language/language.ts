import type { PlanWords, ProblemWords, RoleWords } from "@placard/hazmat-core/business";
import type { Messages } from "../en.ts";
import type { Translate } from "./phrase-book.ts";

/** A language that the package speaks: import one from `@placard/ui/messages/fr`, or let the provider load it. */
export interface Language {
  /** BCP 47, with the region whose terms it uses: `fr-CA`. Figures and dates take its form. */
  readonly locale: string;
  /** Every text of the components. */
  readonly messages: Messages;
  /** What the core says: guidance, labels, refusals. A sentence without a translation is shown in English. */
  readonly translate: Translate;
  /** Brings what is said of one substance beyond its card: with the piece that shows it. Until then it is in English. */
  readonly substances?: () => Promise<Translate>;
  /** Brings what the models say of a release: with the plume. Until then it is in English. */
  readonly plume?: () => Promise<Translate>;
  /** Brings the items of the role checklists: with the panel that shows them. Until then they are shown in English. */
  readonly checklists?: () => Promise<Translate>;
  /** What forms say of a wrong entry, for `problemText` of the core. */
  readonly problems: ProblemWords;
  /** Roles and what they may not do, for `refusalText` of the core. */
  readonly roles: RoleWords;
  /** Plans and their limits. */
  readonly plans: PlanWords;
}
