import type { AnswerOf, loadHydrants } from "@placard/api-client";

type HydrantAnswer = AnswerOf<typeof loadHydrants>;

/** One hydrant as the water authority lists it. */
export type Hydrant = HydrantAnswer["geojson"]["features"][number];

/** All hydrants on file, with their source and the date they were read. */
export type Hydrants = HydrantAnswer;
