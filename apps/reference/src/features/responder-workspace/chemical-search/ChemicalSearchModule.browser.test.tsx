import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(() => {
  clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

const box = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Name, UN, CAS or formula" });
const card = (name: RegExp) => screen.findByRole("article", { name }, { timeout: 5000 });
const noCard = () => waitFor(() => expect(screen.queryByRole("article")).toBeNull());
const stillOpen = () => screen.findByRole("group", { name: "Still open" });

async function openWorkspace() {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  await box();
  return {
    ...view,
    search: async (text: string): Promise<void> => {
      await view.user.clear(await box());
      await view.user.type(await box(), text);
    },
  };
}

describe("the card on screen is the substance in the box", () => {
  it.each(["zzqqx", "1005x", "9999"])("and folds to one line under %j, which keeps no figure of it", async (typed) => {
    const { user, search } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.type(await box(), typed);
    await noCard();
    await user.keyboard("{Escape}");
    expect((await stillOpen()).textContent).toContain("Still open: Chlorine, UN1017");
    expect(document.body.textContent).not.toMatch(/100 m\b.*all directions/);
    await user.click(screen.getByRole("button", { name: "Show Chlorine, UN1017" }));
    await card(/Chlorine/);
  });

  it("and goes with Clear", async () => {
    const { user, search } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await noCard();
    expect(screen.queryByRole("group", { name: "Still open" })).toBeNull();
    expect(screen.getByText("Search for a chemical")).toBeTruthy();
  });

  it("and stays folded through a change of module and a reload", async () => {
    const { user, search, unmount } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.type(await box(), "zzqqx");
    await noCard();
    await stillOpen();
    await user.click(screen.getByRole("button", { name: "Safety" }));
    await screen.findByRole("searchbox");
    await user.click(screen.getByRole("button", { name: "Chemical Search" }));
    await stillOpen();
    expect(screen.queryByRole("article")).toBeNull();
    unmount();
    await openWorkspace();
    await stillOpen();
    expect((await box()).value).toBe("1017zzqqx");
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("and comes back with the reload under its own words, by its own number", async () => {
    const { search, unmount } = await openWorkspace();
    await search("2032");
    await card(/Nitric acid, red fuming/);
    unmount();
    await openWorkspace();
    expect((await card(/Nitric acid, red fuming/)).textContent).toContain("2032");
    expect((await box()).value).toBe("2032");
  });

  it("and a number that is not on file says how to treat the material", async () => {
    const { search } = await openWorkspace();
    await search("9999");
    expect((await screen.findByText(/guide 111/, {}, { timeout: 5000 })).textContent).toContain(
      "“9999” is not on file.",
    );
    expect(screen.queryByRole("button", { name: "Model plume" })).toBeNull();
  });
});

describe("a card hands its own id over", () => {
  it("to the plume form", async () => {
    const { user, search } = await openWorkspace();
    await search("2197");
    await card(/Hydrogen iodide, anhydrous/);
    await user.click(screen.getByRole("button", { name: "Model plume" }));
    const name = await screen.findByRole<HTMLInputElement>("combobox", { name: "Chemical name" }, { timeout: 5000 });
    await waitFor(() => expect(name.value).toBe("Hydrogen iodide, anhydrous"));
    expect(JSON.stringify(localStorage)).toContain("cas:10034-85-2@UN2197");
  });

  it("to Safety Information, which is of that id", async () => {
    const { user, search } = await openWorkspace();
    await search("2032");
    await card(/Nitric acid, red fuming/);
    await user.click(screen.getByRole("button", { name: "Safety information" }));
    const answer = await screen.findByRole("article", { name: "Nitric acid, red fuming" }, { timeout: 5000 });
    expect(answer.textContent).toContain("UN2032");
  });

  it("to the conversions", async () => {
    const { user, search } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.click(screen.getByRole("button", { name: "Convert" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 5000 }));
    await user.type(dialog.getByRole("textbox", { name: /^ppm/ }), "1");
    await user.click(dialog.getByRole("button", { name: "Convert" }));
    expect(await dialog.findByText("Chlorine, UN1017")).toBeTruthy();
  });
});

describe("Safety Information", () => {
  it.each(["acet", "clorine"])("is of no substance that %j only resembles", async (typed) => {
    const { user } = await openWorkspace();
    await user.click(screen.getByRole("button", { name: "Safety" }));
    await user.type(await screen.findByRole("searchbox"), typed);
    await screen.findByRole("group", { name: "Which one is meant" }, { timeout: 5000 });
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("differs between the ids of one record", async () => {
    const { user } = await openWorkspace();
    await user.click(screen.getByRole("button", { name: "Safety" }));
    await user.type(await screen.findByRole("searchbox"), "UN2032");
    const fuming = await screen.findByRole("article", { name: "Nitric acid, red fuming" }, { timeout: 5000 });
    expect(fuming.textContent).toContain("UN2032");
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "UN2031");
    const plain = await screen.findByRole("article", { name: "Nitric acid" }, { timeout: 5000 });
    expect(plain.textContent).not.toContain("fuming");
  });
});
