import type { Messages as UiMessages } from "@placard/ui/messages";
import type { Messages } from "../../../messages/messages.ts";

/** The texts of the PDF. */
export interface PaperTexts {
  readonly fire: Messages["handOver"]["fire"];
  readonly locations: Messages["locations"];
  readonly standing: Messages["standing"];
  readonly tierTwo: Messages["tierTwo"];
  readonly levels: Messages["storedLevel"];
  /** Names of the points on plans and maps. */
  readonly kinds: UiMessages["floorPlan"]["kinds"];
  readonly inventory: UiMessages["business"]["inventory"];
  readonly pairs: UiMessages["standing"];
  /** Translates a sentence of the core into the user's language. */
  readonly translate: (english: string) => string;
}

/** Takes the texts of the PDF from the catalogues. */
export function paperTexts(messages: Messages, ui: UiMessages, say: (english: string) => string): PaperTexts {
  const { handOver, locations, standing, tierTwo, storedLevel: levels } = messages;
  const { floorPlan, business, standing: pairs } = ui;
  return {
    fire: handOver.fire,
    locations,
    standing,
    tierTwo,
    levels,
    kinds: floorPlan.kinds,
    inventory: business.inventory,
    pairs,
    translate: say,
  };
}
