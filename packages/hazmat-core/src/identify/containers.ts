/** Container shapes, recognized by their outline. */
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

/** Possible contents of a container. Never identifies the substance. */
export type ContainerContents = "gas-under-pressure" | "cold-liquefied-gas" | "liquid" | "solid" | "liquid-or-solid";

/**
 * Contents for which each shape is built. Written for Placard: a vessel with rounded ends and no bottom outlets is
 * built for pressure; one with flat or dished ends and bottom outlets is not. The actual contents may differ.
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
