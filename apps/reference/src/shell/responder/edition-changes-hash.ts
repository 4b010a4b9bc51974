/**
 * The hash of the responder's first page that opens the changes of the ERG in its place: a page for trainers adds no route
 * to the code that everyone loads before signing in.
 */
export const EDITION_CHANGES_HASH = "erg-changes";
