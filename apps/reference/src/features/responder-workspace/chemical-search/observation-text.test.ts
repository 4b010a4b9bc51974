import { COLOURS, CONTAINER_SHAPES, ODOURS, type Observation } from "@placard/hazmat-core/identify";
import { expect, it } from "vitest";
import { readWorkspaceSearch } from "../workspace-search.ts";
import { observationOf, readObservation, draftFieldsOf, writeObservation } from "./observation-text.ts";

const ALL: Required<Observation> = {
  state: "liquid",
  placard: "2.3",
  container: "road-low-pressure",
  vapour: "sinks",
  water: "mixes",
  burns: true,
  pidEv: 10.6,
  sensors: ["h2s", "oxygen-low"],
  ph: "acid",
  signs: ["eyes-nose", "blue"],
  colour: "yellow-green",
  odour: "rotten-eggs",
};

it("keeps every clue through a draft and an address", () => {
  expect(observationOf(draftFieldsOf(ALL))).toEqual(ALL);
  expect(readObservation(writeObservation(ALL) ?? "")).toEqual(ALL);
  for (const [clue, value] of Object.entries(ALL)) {
    const one: Observation = { [clue]: value };
    expect(readObservation(writeObservation(one) ?? "")).toEqual(one);
  }
  for (const colour of COLOURS) expect(readObservation(writeObservation({ colour }) ?? "")).toEqual({ colour });
  for (const odour of ODOURS) expect(readObservation(writeObservation({ odour }) ?? "")).toEqual({ odour });
  for (const container of CONTAINER_SHAPES) expect(observationOf(draftFieldsOf({ container }))).toEqual({ container });
});

it("is unescaped in an address, and absent without observations", () => {
  const seen = writeObservation(ALL) ?? "";
  expect(readWorkspaceSearch({ seen })).toEqual({ seen });
  expect(new URLSearchParams({ seen }).toString()).toBe(`seen=${seen}`);
  expect(writeObservation({})).toBeUndefined();
});

it.each(["", "state", "state.", "state.plasma", "colour.ultraviolet", "burns.maybe", "pidEv.99", "x.y*z", "signs._"])(
  "reads %j as no observations",
  (text) => {
    expect(readObservation(text)).toEqual({});
  },
);
