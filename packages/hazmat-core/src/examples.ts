/**
 * The subpath `@placard/hazmat-core/examples`: records for stories, docs and tests, identical to those of the dataset.
 */
export { ammoniaRecord } from "./examples/generated/ammonia.ts";
export { carbonMonoxideRecord } from "./examples/generated/carbon-monoxide.ts";
export { chlorineRecord } from "./examples/generated/chlorine.ts";
export { flammableLiquidsRecord } from "./examples/generated/flammable-liquids.ts";
export { gasolineRecord } from "./examples/generated/gasoline.ts";
export { chlorineZones } from "./examples/chlorine-zones.ts";
