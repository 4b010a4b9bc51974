import { createIncident } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../../incident/incident-store.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

const box = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Name, UN, CAS or formula" });
const card = (name: RegExp) => screen.findByRole("article", { name });
const noCard = () => waitFor(() => expect(screen.queryByRole("article")).toBeNull());
const stillOpen = () => screen.findByRole("group", { name: "Still open" });

const LOG = "POST /log-incident-action";

async function openWorkspace(user = alex) {
  const view = renderApp("/responder/dashboard", { "GET /session": { user }, [LOG]: {} });
  await box();
  return {
    ...view,
    search: async (text: string): Promise<void> => {
      await view.user.clear(await box());
      await view.user.type(await box(), text);
    },
  };
}

describe("the card of the searched substance", () => {
  it.each(["zzqqx", "1005x", "9999"])(
    "collapses to one line without figures while the search box contains %j",
    async (typed) => {
      const { user, search } = await openWorkspace();
      await search("1017");
      await card(/Chlorine/);
      await user.type(await box(), typed);
      await noCard();
      await user.keyboard("{Escape}");
      expect((await stillOpen()).textContent).toContain("Still open: Chlorine, UN1017");
      expect(document.body.textContent).not.toMatch(/Large spill|all directions/);
      await user.click(screen.getByRole("button", { name: "Show Chlorine, UN1017" }));
      await card(/Chlorine/);
    },
  );

  it("closes with Clear", async () => {
    const { user, search } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await noCard();
    expect(screen.queryByRole("group", { name: "Still open" })).toBeNull();
    expect(await screen.findByRole("button", { name: "Open Chlorine, UN1017" })).toBeTruthy();
  });

  it("stays collapsed over a change of module and a reload", async () => {
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

  it("is restored after a reload with its search text and UN number", async () => {
    const { search, unmount } = await openWorkspace();
    await search("2032");
    await card(/Nitric acid, red fuming/);
    unmount();
    await openWorkspace();
    expect((await card(/Nitric acid, red fuming/)).textContent).toContain("2032");
    expect((await box()).value).toBe("2032");
  });

  it("explains how to treat the material if a number is not on file", async () => {
    const { search } = await openWorkspace();
    await search("9999");
    expect((await screen.findByText(/Guide 111/)).textContent).toContain("“9999” is not on file.");
    expect(screen.queryByRole("button", { name: "Model plume" })).toBeNull();
  });
});

it("writes typed text to the device when the focus leaves the search box", async () => {
  const { user, search } = await openWorkspace();
  await search("zzqqx");
  expect(JSON.stringify(localStorage)).not.toContain("zzqqx");
  await user.tab();
  expect(JSON.stringify(localStorage)).toContain("zzqqx");
});

it("writes typed text to the device after a pause from the last key", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const minuteMs = 60_000;
  const { user } = renderApp(
    "/responder/dashboard",
    { "GET /session": { user: alex }, [LOG]: {} },
    { searchSaveMs: minuteMs },
  );
  await user.type(await box(), "zzq");
  vi.advanceTimersByTime(minuteMs / 2);
  await user.type(await box(), "qx");
  vi.advanceTimersByTime(0.8 * minuteMs);
  expect(JSON.stringify(localStorage)).not.toContain("zzq");
  vi.advanceTimersByTime(minuteMs / 2);
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("zzqqx"));
});

describe("an open card passes its UN number", () => {
  it("to the plume form", async () => {
    const { user, search } = await openWorkspace();
    await search("2197");
    await card(/Hydrogen iodide, anhydrous/);
    await user.click(screen.getByRole("button", { name: "Model plume" }));
    const name = await screen.findByRole<HTMLInputElement>("combobox", { name: "Chemical name" });
    await waitFor(() => expect(name.value).toBe("Hydrogen iodide, anhydrous"));
    expect(JSON.stringify(localStorage)).toContain("cas:10034-85-2@UN2197");
  });

  it("with its spill size, which the card keeps for this substance only", async () => {
    const { user, search } = await openWorkspace();
    const more = () => screen.findByRole("button", { name: /^Duration, terrain and spill/ });
    await search("1017");
    await card(/Chlorine/);
    await user.click(screen.getByRole("button", { name: /^Small spill/ }));
    await user.click(screen.getByRole("button", { name: "Model plume" }));
    await waitFor(async () => expect((await more()).textContent).toContain("small spill"));
    await user.click(screen.getByRole("button", { name: "Chemical Search" }));
    await card(/Chlorine/);
    expect(screen.getByRole("button", { name: /^Small spill/ }).getAttribute("aria-pressed")).toBe("true");
    await search("1005");
    await card(/Ammonia/);
    expect(screen.getByRole("button", { name: /^Small spill/ }).getAttribute("aria-pressed")).toBe("false");
    await user.click(screen.getByRole("button", { name: "Model plume" }));
    await waitFor(async () => expect((await more()).textContent).not.toContain("small spill"));
  });

  it("to Safety Information, which shows that number", async () => {
    const { user, search } = await openWorkspace();
    await search("2032");
    await card(/Nitric acid, red fuming/);
    await user.click(screen.getByRole("button", { name: "Safety information" }));
    const answer = await screen.findByRole("article", { name: "Nitric acid, red fuming" });
    expect(answer.textContent).toContain("UN2032");
  });

  it("to the conversions", async () => {
    const { user, search } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.click(screen.getByRole("button", { name: "Convert" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: /^ppm/ }), "1");
    await user.click(dialog.getByRole("button", { name: "Convert" }));
    expect(await dialog.findByText("Chlorine, UN1017")).toBeTruthy();
  });
});

describe("Safety Information", () => {
  it.each(["acet", "clorine"])("does not answer for a substance that %j only resembles", async (typed) => {
    const { user } = await openWorkspace();
    await user.click(screen.getByRole("button", { name: "Safety" }));
    await user.type(await screen.findByRole("searchbox"), typed);
    await screen.findByRole("group", { name: "Choose the substance" });
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("differs between UN numbers of one record", async () => {
    const { user } = await openWorkspace();
    await user.click(screen.getByRole("button", { name: "Safety" }));
    await user.type(await screen.findByRole("searchbox"), "UN2032");
    const fuming = await screen.findByRole("article", { name: "Nitric acid, red fuming" });
    expect(fuming.textContent).toContain("UN2032");
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "UN2031");
    const plain = await screen.findByRole("article", { name: "Nitric acid" });
    expect(plain.textContent).not.toContain("fuming");
  });
});

describe("search without a name", () => {
  it("focuses the search box so that the first key types the first digit", async () => {
    await openWorkspace();
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
  });

  it.each([
    ["guide 124", /^Guide 124/, /for Guide 124/],
    ["2.3", /^Placard 2\.3: Toxic gas/, /for class 2\.3, from the placard/],
  ])("opens a card without a substance for %j", async (typed, name, said) => {
    const { search } = await openWorkspace();
    await search(typed);
    const found = await card(name);
    expect(within(found).getByText("100 m")).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Model plume" })).toBeNull();
    expect(document.body.textContent).not.toContain("is not on file");
  });

  it("reports that a guide does not exist", async () => {
    const { search } = await openWorkspace();
    await search("guide 999");
    await screen.findByText("There is no Guide 999");
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("opens the card of the class when a placard is pressed", async () => {
    const { user } = await openWorkspace();
    await user.click(screen.getByRole("radio", { name: "Placard" }));
    await user.click(screen.getByRole("button", { name: /^8/ }));
    await card(/^Placard 8: Corrosive/);
    expect((await box()).value).toBe("class 8");
  });

  it("narrows an unknown substance, keeps the observations and leads to guide 111", async () => {
    const { user, unmount } = await openWorkspace();
    await user.click(screen.getByRole("radio", { name: "Unknown" }));
    await user.click(await screen.findByRole("radio", { name: "Rises" }));
    await screen.findByRole("button", { name: /^Ammonia/ });
    unmount();
    const again = await openWorkspace();
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Rises" })).checked).toBe(true);
    await again.user.click(screen.getByRole("button", { name: "Show Guide 111" }));
    await card(/^Guide 111/);
  });

  it("keeps the observations in the address over a reload and in a shared link", async () => {
    const { user, unmount, address } = await openWorkspace();
    await user.click(screen.getByRole("radio", { name: "Unknown" }));
    await user.click(await screen.findByRole("radio", { name: "Rises" }));
    await waitFor(() => expect(address()).toContain("seen=vapour.rises"));
    unmount();
    await clearDevice();
    writeMode(localStorage, alex.user_id, { kind: "quick-search" });
    renderApp("/responder/dashboard?seen=vapour.rises*colour.green", { "GET /session": { user: alex } });
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Rises" })).checked).toBe(true);
    expect(await screen.findByRole("button", { name: /Green/ })).toBeTruthy();
  });

  it("logs an unknown substance once, with all observations, when someone acts on it", async () => {
    const incident = createIncident.example.response.data;
    const person = { ...alex, id: 700, user_id: 700 };
    writeMode(localStorage, 700, { kind: "incident", incident: { ...incident, user_id: 700 } });
    const { user, sent, calls } = await openWorkspace(person);
    await user.click(screen.getByRole("radio", { name: "Unknown" }));
    await user.click(await screen.findByRole("radio", { name: "Gas" }));
    await user.click(screen.getByRole("radio", { name: "Rises" }));
    await user.click(await screen.findByRole("button", { name: /^Ammonia/ }));
    await card(/Ammonia/);
    await waitFor(() => expect(calls().filter((call) => call === LOG)).toHaveLength(2));
    expect(sent(LOG)).toMatchObject({
      action_type: "unknown_observed",
      action_data: { seen: { state: "gas", vapour: "rises" }, chemical: { key: "cas:7664-41-7", name: "Ammonia" } },
    });
  });

  it("describes a pressed container and continues with observations", async () => {
    const { user } = await openWorkspace();
    await user.click(screen.getByRole("radio", { name: "Container" }));
    await user.click(await screen.findByRole("button", { name: "Tank car, single housing on top" }));
    expect(screen.getByText(/^Made for gas under pressure\./)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show possible contents" }));
    await screen.findByText(/match, \d+ do not/);
  });

  it("lists opened substances as recent and keeps pinned ones", async () => {
    const { user, search } = await openWorkspace();
    await search("1017");
    await card(/Chlorine/);
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await user.click(await screen.findByRole("button", { name: "Pin Chlorine, UN1017" }));
    expect(screen.getByRole("heading", { name: "Pinned" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Open Chlorine, UN1017" }));
    await card(/Chlorine/);
  });
});

describe("a phone in landscape", () => {
  beforeEach(() => page.viewport(844, 390));
  afterEach(async () => {
    delete document.documentElement.dataset["placardDensity"];
    await page.viewport(1024, 768);
  });

  it.each(["normal", "glove"])("shows the distance above the module bar in %s density", async (density) => {
    const { search } = await openWorkspace();
    document.documentElement.dataset["placardDensity"] = density;
    await search("1017");
    const shown = await card(/Chlorine/);
    const distance = within(shown).getByText("60 m").getBoundingClientRect();
    const bar = screen.getByRole("navigation", { name: "Modules" }).getBoundingClientRect();
    expect(distance.top).toBeGreaterThan(0);
    expect(distance.bottom).toBeLessThanOrEqual(bar.top);
  });
});
