import { createContext, use } from "react";

/** Delays before automatic actions of the app, in milliseconds. */
export interface Pacing {
  /** From the last key to the search, filter or question that the typed text asks for. */
  readonly typingMs: number;
  /** From the last key to the save of the incident action plan. */
  readonly autosaveMs: number;
}

export const PACING: Pacing = { typingMs: 300, autosaveMs: 3000 };

const PacingContext = createContext(PACING);

export const PacingProvider = PacingContext.Provider;

export const usePacing = (): Pacing => use(PacingContext);
