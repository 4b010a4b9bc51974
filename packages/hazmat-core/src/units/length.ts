/** Length in metres. A plain alias, so that arithmetic needs no conversion. */
export type Metres = number;
