/** The subpath `@placard/hazmat-core/examples`: records for stories, docs and tests, the same as the dataset's own. */
export { ammoniaRecord } from "./examples/ammonia.ts";
export { carbonMonoxideRecord } from "./examples/carbon-monoxide.ts";
export { chlorineRecord } from "./examples/chlorine.ts";
export { flammableLiquidsRecord } from "./examples/flammable-liquids.ts";
export { gasolineRecord } from "./examples/gasoline.ts";
