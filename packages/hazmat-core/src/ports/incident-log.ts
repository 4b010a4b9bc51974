/** One action of a tracked incident. `data` holds what the action was about and the time it happened. */
export interface IncidentAction {
  readonly module: string;
  readonly action_type: string;
  readonly action_data: Readonly<Record<string, unknown>>;
}

/** Takes actions without blocking and without losing any: what cannot be sent waits and is counted. */
export interface IncidentLog {
  record(action: IncidentAction): void;
  unsent(): number;
}
