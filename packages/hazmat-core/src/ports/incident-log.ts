/** One action of a tracked incident. `data` contains its details and the time it happened. */
export interface IncidentAction {
  readonly module: string;
  readonly action_type: string;
  readonly action_data: Readonly<Record<string, unknown>>;
}

/**
 * Port for the incident log. It accepts actions without blocking and loses none: those that cannot be sent are queued
 * and counted.
 */
export interface IncidentLog {
  record(action: IncidentAction): void;
  unsent(): number;
}
