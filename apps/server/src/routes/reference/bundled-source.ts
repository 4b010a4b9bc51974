/** What the first source is called when nothing but the bundled dataset was read. */
export const BUNDLED_SOURCE = "Physical properties (built in)";
