import type { ColumnType, Generated } from "kysely";

/** A time, read and written as `Date`. */
export type Moment = ColumnType<Date, Date, Date>;
/** A time that the database sets when a row is created. */
export type MadeAt = ColumnType<Date, Date | undefined, Date>;
/** JSON: read as parsed values, written as text, so that both databases store it in the same way. */
export type Json<T> = ColumnType<T, string, string>;
/** JSON with a default in the database. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type Flag = Generated<boolean>;
/** Increases by one with every change, so that an outdated edit is detected. */
export type Version = Generated<number>;
