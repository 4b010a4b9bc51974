/** Name of the first source if only the bundled dataset was used. */
export const BUNDLED_SOURCE = "Physical properties (built in)";
