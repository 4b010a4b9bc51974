// @vitest-environment jsdom
import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi, type Mock } from "vitest";
import {
  ChecklistPanel,
  ChemicalCard,
  ChemicalSearch,
  ConversionPanel,
  HazardBadge,
  NfpaDiamond,
  UnPlacard,
} from "../index.ts";
import { PlumePanel } from "../plume/index.ts";
import { deviceChecklistStore } from "../checklist/device-checklist-store.ts";

let errors: Mock<(...parts: unknown[]) => void>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined) as typeof errors;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Simulates a host in JavaScript, without type checks. */
const untyped = (component: unknown, props: object): ReactNode => createElement(component as ComponentType, props);

const NO_DATA = "No chemical data available. Use your guidebook.";

it.each([
  ["a card without data", ChemicalCard, {}, NO_DATA, "ChemicalCard has no data"],
  [
    "a card by number with a broken source",
    ChemicalCard,
    { un: "1017", source: {} },
    NO_DATA,
    "is not a ChemicalSource",
  ],
  ["a search without a source", ChemicalSearch, {}, NO_DATA, "`source` of ChemicalSearch"],
  ["conversions without a source", ConversionPanel, {}, NO_DATA, "`source` of ConversionPanel"],
  [
    "a plume with a broken geocoder",
    PlumePanel,
    { source: bundledChemicalSource(), geocoder: {} },
    NO_DATA,
    "`geocoder`",
  ],
  ["a level that does not exist", HazardBadge, { level: "super" }, "unknown", 'no level "super"'],
])("reports %s on the page and in the console", async (_what, component, props, text, mistake) => {
  render(untyped(component, props));
  expect(await screen.findByText(new RegExp(text, "i"))).toBeTruthy();
  expect(errors.mock.calls.map(String).join("\n")).toContain(mistake);
});

it("shows a rating that NFPA 704 does not define as unknown", () => {
  const rating = { health: 9, fire: 2, reactivity: 0, special: null, source: chlorineRecord.hazardLevel.sources[0] };
  render(untyped(NfpaDiamond, { rating }));
  expect(screen.getByRole("img").textContent).toBe("?20");
  expect(errors.mock.calls.map(String).join("\n")).toContain("health degree 9");
});

it("draws no number for an invalid UN number", () => {
  const html = renderToStaticMarkup(untyped(UnPlacard, { hazardClass: "2.3", unNumber: "banana" }));
  expect(html).not.toContain("nana");
  expect(errors.mock.calls.map(String).join("\n")).toContain('the number "banana"');
});

it("lists the existing guides if another one is requested", () => {
  render(<ChecklistPanel store={deviceChecklistStore()} defaultGuide="entry-tea" />);
  expect(errors.mock.calls.map(String).join("\n")).toContain("entry-team");
});

it("reports a failed source only to the host", async () => {
  const down = new Error("The index is down.");
  const fail = (): Promise<never> => Promise.reject(down);
  const source: ChemicalSource = { ...bundledChemicalSource(), search: fail, meant: fail };
  const onError = vi.fn<(error: unknown) => void>();
  render(<ChemicalSearch source={source} onError={onError} />);
  await userEvent.type(screen.getByRole("combobox"), "chlorine");
  await waitFor(() => expect(onError).toHaveBeenCalledWith(down));
  expect(errors.mock.calls.filter(([error]) => error === down)).toEqual([]);
});

it("reports a failed source in the console if the host does not handle errors", async () => {
  const broken = new TypeError("rows is not iterable");
  const source: ChemicalSource = { ...bundledChemicalSource(), meant: () => Promise.reject(broken) };
  render(<ChemicalCard un="1017" source={source} />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(errors).toHaveBeenCalledWith(broken);
});

it("rejects a `value` without `onChange`", () => {
  // @ts-expect-error -- the text would never change
  expect(<ChemicalSearch source={bundledChemicalSource()} value="1017" />).toBeTruthy();
  // @ts-expect-error -- a card has a number, or data
  expect(<ChemicalCard />).toBeTruthy();
});
