/**
 * URL hash that replaces the responder's first page with the changes of the ERG: this page for trainers adds no route
 * to the code that everyone loads before signing in.
 */
export const EDITION_CHANGES_HASH = "erg-changes";
