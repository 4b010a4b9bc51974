import { bundledChemicalSource, type ChemicalMatch } from "@placard/hazmat-core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../styles/fonts.css";
import "../../styles/index.css";
import { ChemicalSearch } from "./ChemicalSearch.tsx";

const source = bundledChemicalSource();
beforeAll(() => source.safety("cas:7782-50-5"), 60_000);
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>("combobox");
const card = (name: RegExp) => screen.findByRole("article", { name });
const stillOpen = () => screen.findByRole("group", { name: "Still open" });
/** Accessible once the list of the search is closed. */
const wayOn = (name: string) => screen.findByRole("button", { name });
const noCard = () => waitFor(() => expect(screen.queryByRole("article")).toBeNull());

/** Has no matches, so no list covers the page. */
async function typeNonsense(): Promise<void> {
  await userEvent.fill(box(), "zzqqx");
  await noCard();
  await stillOpen();
}

async function openChlorine() {
  const onSearch = vi.fn<(query: string) => void>();
  render(<ChemicalSearch source={source} onSearch={onSearch} />);
  await userEvent.fill(box(), "1017");
  await card(/Chlorine/);
  return { onSearch };
}

it.each(["zzqqx", "ammon", "9999", "101"])("collapses the card as soon as the box contains %j", async (typed) => {
  const { onSearch } = await openChlorine();
  await userEvent.fill(box(), typed);
  await noCard();
  await userEvent.keyboard("{Escape}");
  expect((await stillOpen()).textContent).toContain("Still open: Chlorine, UN1017");
  // Results are reported when they are opened. The list may still cover the page.
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(typed, expect.anything()));
  const folded = screen.getByRole("group", { name: "Still open", hidden: true });
  expect(folded.textContent).toContain("Still open: Chlorine, UN1017");
  expect(screen.queryByRole("article", { hidden: true })).toBeNull();
});

it("shows the earlier card again, and the box contains its name", async () => {
  await openChlorine();
  await typeNonsense();
  await userEvent.click(await wayOn("Show Chlorine, UN1017"));
  await card(/Chlorine/);
  expect(box().value).toBe("Chlorine");
  expect(screen.queryByRole("group", { name: "Still open" })).toBeNull();
});

it("closes the earlier card by its own button, and by Clear", async () => {
  await openChlorine();
  await typeNonsense();
  await userEvent.click(await wayOn("Close Chlorine, UN1017"));
  expect(screen.queryByRole("group", { name: "Still open" })).toBeNull();
  await userEvent.fill(box(), "1017");
  await card(/Chlorine/);
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  await noCard();
  expect(screen.queryByRole("group", { name: "Still open" })).toBeNull();
});

it("replaces the card with that of the next substance", async () => {
  await openChlorine();
  await userEvent.fill(box(), "1005");
  await card(/Ammonia/);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("states how to treat the material if a number is not on file", async () => {
  await openChlorine();
  await userEvent.fill(box(), "9999");
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("“9999” is not on file.");
  expect(said.textContent).toContain("Treat it as unidentified. Use Guide 111.");
  expect(screen.queryByRole("article")).toBeNull();
});

it("names the substance by the typed number", async () => {
  render(<ChemicalSearch source={source} />);
  await userEvent.fill(box(), "1789");
  const acid = await card(/Hydrochloric acid/);
  expect(acid.textContent).toContain("data for Hydrogen chloride");
});

it("uses no similar name on Enter, and offers the nearest ones to choose from", async () => {
  const onOpen = vi.fn<(match: ChemicalMatch) => void>();
  render(<ChemicalSearch source={source} onOpen={onOpen} />);
  await userEvent.fill(box(), "viny chloride");
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("option", { name: /Vinyl chloride/ });
  await userEvent.keyboard("{Escape}");
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("“viny chloride” is not on file.");
  expect(onOpen).not.toHaveBeenCalled();
  const choices = await screen.findByRole("group", { name: "Choose the substance" });
  expect(choices.textContent).toContain("Vinyl chloride");
});

it("describes an unregulated substance", async () => {
  render(<ChemicalSearch source={source} />);
  await userEvent.fill(box(), "AdBlue");
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("urea solution (not regulated)");
  expect(screen.queryByRole("article")).toBeNull();
});

it("offers all meanings of a name, including several UN numbers of one record, and opens the chosen one", async () => {
  render(<ChemicalSearch source={source} />);
  await userEvent.fill(box(), "lye");
  const solution = await screen.findByRole("option", { name: /Sodium hydroxide solution/ });
  const offered = screen.getAllByRole("option").map(({ textContent }) => /UN\d{4}/.exec(textContent)?.[0]);
  expect(offered).toEqual(expect.arrayContaining(["UN1823", "UN1824", "UN1813"]));
  await userEvent.click(solution);
  expect((await card(/Sodium hydroxide solution/)).textContent).toContain("1824");
});
