/** Input of the Getting Started guide. */
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
  /** Target of the Start button; `null` if the form of the step is on the same page. */
  readonly link: string | null;
  readonly done: boolean;
  /** The first unfinished step, which is highlighted. */
  readonly current: boolean;
}

/** Progress of a new business in percent, and its steps in order. */
export interface GettingStarted {
  readonly steps: readonly GettingStartedStep[];
  /** Whole percent, 0 to 100: completed steps before the current one, divided by four; 100 when every step is done. */
  readonly progress: number;
  readonly complete: boolean;
}

/**
 * Calculates the Getting Started guide of the dashboard. The registration details complete steps 1 and 2, the first
 * location step 3, and the first chemical step 4. A step completed before the current one does not change the progress.
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
