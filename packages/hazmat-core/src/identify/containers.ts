/** A container as it is recognised by its outline. */
export const CONTAINER_SHAPES = [
  "cylinder",
  "ton-container",
  "dewar",
  "drum",
  "ibc",
  "bag",
  "road-low-pressure",
  "road-high-pressure",
  "road-cryogenic",
  "road-tube-trailer",
  "road-dry-bulk",
  "rail-low-pressure",
  "rail-pressure",
  "rail-hopper",
] as const;

/** A shape of `CONTAINER_SHAPES`. */
export type ContainerShape = (typeof CONTAINER_SHAPES)[number];

/** What a container can hold. It never says which substance. */
export type ContainerContents = "gas-under-pressure" | "cold-liquefied-gas" | "liquid" | "solid" | "liquid-or-solid";

/**
 * What each shape is built for. Described for Placard: a vessel with round ends and no outlets below holds pressure, one
 * with flat or dished ends and outlets below does not. What stands in it may still be something else.
 */
export const CONTENTS_OF: Readonly<Record<ContainerShape, ContainerContents>> = {
  cylinder: "gas-under-pressure",
  "ton-container": "gas-under-pressure",
  dewar: "cold-liquefied-gas",
  drum: "liquid-or-solid",
  ibc: "liquid-or-solid",
  bag: "solid",
  "road-low-pressure": "liquid",
  "road-high-pressure": "gas-under-pressure",
  "road-cryogenic": "cold-liquefied-gas",
  "road-tube-trailer": "gas-under-pressure",
  "road-dry-bulk": "solid",
  "rail-low-pressure": "liquid",
  "rail-pressure": "gas-under-pressure",
  "rail-hopper": "solid",
};
