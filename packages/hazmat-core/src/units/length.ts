/** Length in metres. A plain alias, so that arithmetic stays clean. */
export type Metres = number;
