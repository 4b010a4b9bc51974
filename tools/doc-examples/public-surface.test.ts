import { expect, it } from "vitest";
import { publicNames } from "./public-surface.ts";

const ui = publicNames("ui");
const client = publicNames("api-client");

/** Number of values of each entry. A name that only the reference application needs belongs in `internal`. */
const VALUES = {
  "@placard/ui": 78,
  "@placard/ui/controls": 17,
  "@placard/ui/feedback": 12,
  "@placard/ui/signs": 6,
  "@placard/ui/chemical": 13,
  "@placard/ui/business": 4,
  "@placard/ui/plume": 17,
  "@placard/ui/checklist": 2,
  "@placard/ui/conversion": 1,
  "@placard/ui/identify": 4,
  "@placard/ui/incident": 3,
  "@placard/ui/elements": 1,
  "@placard/ui/elements/plume-map": 1,
  "@placard/ui/messages": 4,
  "@placard/ui/messages/fr": 1,
  "@placard/ui/messages/es": 1,
  "@placard/ui/map": 11,
  "@placard/ui/map/mapbox": 1,
  "@placard/api-client": 30,
  "@placard/api-client/client": 23,
  "@placard/api-client/checked": 1,
  "@placard/api-client/caller": 20,
  "@placard/api-client/openapi": 2,
};

/** Maximum number of different values in all entries of a package. */
const MAX_VALUES = { ui: 100, client: 40 };

const entries = [...ui, ...client].map(([entry, names]) => ({ entry, names }));

const valuesOf = (surface: typeof ui): ReadonlySet<string> =>
  new Set([...surface.values()].flatMap((names) => names.filter(({ isValue }) => isValue).map(({ name }) => name)));

it("exports the agreed number of values from each entry", () => {
  const counts = entries.map(({ entry, names }) => [entry, names.filter(({ isValue }) => isValue).length]);
  expect(Object.fromEntries(counts)).toEqual(VALUES);
});

it("exports at most 100 values from ui and 40 from api-client", () => {
  expect(valuesOf(ui).size).toBeLessThanOrEqual(MAX_VALUES.ui);
  expect(valuesOf(client).size).toBeLessThanOrEqual(MAX_VALUES.client);
});

it.each(entries)("has a docstring for every value and property of $entry", ({ names }) => {
  const bare = names.filter(({ isValue, docstring }) => isValue && docstring === "").map(({ name }) => name);
  const props = names.flatMap((one) => one.props.filter(({ docstring }) => docstring === "").map(({ name }) => name));
  expect([...bare, ...props]).toEqual([]);
});

it("finds the properties of the components", () => {
  const props = new Set([...ui.values()].flatMap((names) => names.flatMap((one) => one.props.map(({ name }) => name))));
  console.log(`${props.size} properties in @placard/ui have a docstring.`);
  expect(props.size).toBeGreaterThan(600);
  for (const name of ["Tabs.value", "ChemicalCard.un", "PlumeMapProps.result", "RouteLine.navigation"]) {
    expect(props).toContain(name);
  }
});

const props = [...ui.values()].flatMap((names) => names.flatMap((one) => one.props));
const known = new Set(props.map(({ name }) => name));

it("names callbacks `on…`", () => {
  const callbacks = props.filter(({ isCallback }) => isCallback).map(({ name }) => name);
  expect(callbacks.length).toBeGreaterThan(100);
  expect(callbacks.filter((name) => !/\.on[A-Z]/.test(name))).toEqual([]);
});

it("names a first state `default…`, and names the change of a controlled state after it", () => {
  expect([...known].filter((name) => /\.(initial|initially|isInitially)/.test(name))).toEqual([]);
  const callbackOf = (name: string): string =>
    name.endsWith(".value")
      ? name.replace("value", "onChange")
      : name.replace(/\.(\w)/, (_, first: string) => `.on${first.toUpperCase()}`).concat("Change");
  const firsts = [...known].filter((name) => /\.default[A-Z]/.test(name));
  expect(firsts.length).toBeGreaterThan(3);
  const states = firsts.map((name) => name.replace(/\.default(\w)/, (_, first: string) => `.${first.toLowerCase()}`));
  const alone = states.filter((name) => !known.has(name) || !known.has(callbackOf(name)));
  // A host that controls the values of a plume uses `usePlume` and `PlumeView`.
  expect(alone).toEqual(["PlumePanel.values", "PlumePanelProps.values", "PlumeMapElementProps.values"]);
});
