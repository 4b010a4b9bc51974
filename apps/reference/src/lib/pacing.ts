import { createContext, use } from "react";

/** Delays of automatic actions, in milliseconds. */
export interface Pacing {
  /** Delay from the last key to the search, filter or request for the typed text. */
  readonly typingMs: number;
  /**
   * Delay from the last key to the save of the text of the chemical search. Longer than typing a number and opening its
   * card, which saves the text, too.
   */
  readonly searchSaveMs: number;
  /** Delay from the last key to the save of the incident action plan. */
  readonly autosaveMs: number;
  /** Delay before a failed request is sent again, doubled for each further attempt. */
  readonly retryMs: number;
}

export const PACING: Pacing = { typingMs: 300, searchSaveMs: 2000, autosaveMs: 3000, retryMs: 1000 };

const PacingContext = createContext(PACING);

export const PacingProvider = PacingContext.Provider;

export const usePacing = (): Pacing => use(PacingContext);
