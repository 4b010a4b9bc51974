export type * from "./guidance/guide-guidance.ts";
export { WRITTEN_GUIDES, writtenGuidance } from "./guidance/all-guidance.ts";
export { allStatements } from "./guidance/all-statements.ts";
export { guidanceForGuide, loadedGuidance } from "./guidance/guidance-for-guide.ts";
export { safetyPropertiesOf } from "./guidance/safety-properties-of.ts";
