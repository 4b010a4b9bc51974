export {
  PLACARDS,
  PLACARD_COLOURS,
  PLACARD_SYMBOLS,
  type Placard,
  type PlacardColour,
  type PlacardSymbol,
  type SeenPlacard,
  placardOf,
  placardsWith,
} from "./identify/placards.ts";
export { CONTAINER_SHAPES, CONTENTS_OF, type ContainerContents, type ContainerShape } from "./identify/containers.ts";
export { type SignQuery, readSignQuery } from "./identify/sign-query.ts";
export { type SearchTopic, readSearchTopic } from "./reference/search/search-topic.ts";
export { loadGuideCard, loadPlacardCard } from "./identify/load-sign-card.ts";
export {
  GAS_SENSORS,
  PID_LAMPS_EV,
  SIGN_GROUPS,
  type Clue,
  type GasSensor,
  type Observation,
  type SignGroup,
  type Verdict,
} from "./identify/unknown/observation.ts";
export { COLOURS, ODOURS, type Colour, type DescribedAppearance, type Odour } from "./identify/unknown/appearance.ts";
export type { Sourness } from "./identify/unknown/sourness.ts";
export {
  type Candidate,
  type ClueAnswer,
  type NarrowedUnknown,
  type NextQuestion,
  narrowUnknown,
} from "./identify/unknown/narrow-unknown.ts";
export { type GasReading, type GasReadingInput, type GasReadingRefusal, readGas } from "./exposure/gas-reading.ts";
