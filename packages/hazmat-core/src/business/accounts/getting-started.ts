/** What the Getting Started guide looks at. */
export interface GettingStartedState {
  readonly registrationComplete: boolean;
  readonly locations: number;
  readonly chemicals: number;
}

/** The four steps of a new business. */
export type GettingStartedStepId = "registration" | "contacts" | "location" | "chemical";

/** One step, done or still to do. */
export interface GettingStartedStep {
  readonly id: GettingStartedStepId;
  /** Where the Start button leads; `null` for the step whose form stands on the same page. */
  readonly link: string | null;
  readonly done: boolean;
  /** The first unfinished step, which is highlighted. */
  readonly current: boolean;
}

/** How far a new business has come, in percent, and its steps in order. */
export interface GettingStarted {
  readonly steps: readonly GettingStartedStep[];
  /** Whole percent: the index of the current step over four, 100 when every step is done. */
  readonly progress: number;
  readonly complete: boolean;
}

/**
 * The Getting Started guide of the dashboard. Steps 1 and 2 are done with the registration details, step 3 with the
 * first location, step 4 with the first chemical. Later steps that are done ahead do not move the progress.
 *
 * @example
 * gettingStarted({ registrationComplete: true, locations: 1, chemicals: 0 }).progress; // 75
 */
export function gettingStarted(state: GettingStartedState): GettingStarted {
  const done: Readonly<Record<GettingStartedStepId, boolean>> = {
    registration: state.registrationComplete,
    contacts: state.registrationComplete,
    location: state.locations >= 1,
    chemical: state.chemicals >= 1,
  };
  const firstOpen = STEPS.findIndex(({ id }) => !done[id]);
  const reached = firstOpen === -1 ? STEPS.length : firstOpen;
  return {
    steps: STEPS.map((step, index) => ({ ...step, done: done[step.id], current: index === firstOpen })),
    progress: Math.round((reached / STEPS.length) * 100),
    complete: firstOpen === -1,
  };
}

const STEPS: readonly Pick<GettingStartedStep, "id" | "link">[] = [
  { id: "registration", link: null },
  { id: "contacts", link: "/dashboard/profile" },
  { id: "location", link: "/dashboard/locations/add" },
  { id: "chemical", link: "/dashboard/chemicals/add" },
];
