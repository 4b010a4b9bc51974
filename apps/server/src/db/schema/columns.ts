import type { ColumnType, Generated } from "kysely";

/** A moment: read as `Date`, written as `Date`. */
export type Moment = ColumnType<Date, Date, Date>;
/** A moment that the database sets when a row is made. */
export type MadeAt = ColumnType<Date, Date | undefined, Date>;
/** JSON: read parsed, written as its text, so that both databases store it alike. */
export type Json<T> = ColumnType<T, string, string>;
/** JSON with a default in the database. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type Flag = Generated<boolean>;
/** Raised by one with every change, so that a stale edit is seen. */
export type Version = Generated<number>;
