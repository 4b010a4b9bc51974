/** Event data of a move requested by the host, not by the user. */
export const PROGRAMMATIC_MOVE = { isAimed: true } as const;

/** True if the end of a move belongs to a move with `AIMED`. */
export const isProgrammaticMove = (event: object): boolean => "isAimed" in event;
