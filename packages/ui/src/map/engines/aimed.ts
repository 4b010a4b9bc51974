/** Goes with a move that the caller of the map asked for, and not a hand. */
export const AIMED = { isAimed: true } as const;

/** True if the end of a move is of one that went with `AIMED`. */
export const isAimed = (event: object): boolean => "isAimed" in event;
