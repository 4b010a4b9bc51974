/**
 * What the build mends in its input, each with the reason. A figure is never replaced by another figure:
 * a wrong tie is cut, a misprint of form is read as it was meant.
 */

/** Ties made by name that join different substances. */
export const WRONG_LINKS: readonly { readonly cas: string; readonly un: string; readonly reason: string }[] = [
  { cas: "999-97-3", un: "UN1971", reason: "hexamethyldisilazane is not methane" },
  { cas: "50-00-0", un: "UN2213", reason: "formaldehyde is not paraformaldehyde" },
  { cas: "7439-93-2", un: "UN2805", reason: "lithium is not lithium hydride" },
];

/** Ids whose label column of 49 CFR 172.101 was printed in a form that hides the subsidiary class. */
export const SUBSIDIARY: Readonly<Record<string, readonly string[]>> = {
  UN1052: ["6.1"], // printed "8.6.1" for 8, 6.1
};

/** The tables stop at "11+ km", written 11000; a few rows of the input read 11100. */
export const FARTHEST_M = 11_000;

/** An id of air transport that the guidebook lists as 8000: one entry, with the class that the rule gives. */
export const SAME_ENTRY = { drop: "ID8000", into: "UN8000" } as const;

/** Explosive limits left out: the lower stands above the upper, so one of the two is wrong and nobody says which. */
export const UNUSABLE_LIMITS: readonly string[] = ["25321-09-9"]; // diisopropylbenzene, 6.5 to 0.9 vol %
