import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chemicalCardContent } from "./chemical-card.tsx";
import { defineElement } from "./define-element.ts";
import { chemicalCardPlan } from "./element-plans.ts";
import { defineElements } from "./index.ts";
import { clearPage, putOnPage } from "../../../../tools/test/page/put-on-page.ts";

beforeAll(() => {
  document.querySelector("style#react-aria-pressable-style")?.remove(); // left by another file that shared the page
  defineElements();
});

afterEach(clearPage);

/** Collects dispatched events. */
function heard(): { readonly name: string; readonly detail: unknown }[] {
  const told: { name: string; detail: unknown }[] = [];
  for (const name of ["placard-search", "placard-open", "placard-guide", "placard-calculation"]) {
    const listen = (event: Event): void => {
      if (event instanceof CustomEvent) told.push({ name, detail: event.detail as unknown });
    };
    document.body.addEventListener(name, listen);
  }
  return told;
}

describe("<placard-chemical-card>", () => {
  it("loads the card of its number, dispatches an event, and follows its attribute", async () => {
    const told = heard();
    putOnPage(`<placard-chemical-card un="1017"></placard-chemical-card>`);
    await expect.element(page.getByRole("article", { name: /chlorine/i })).toBeVisible();
    expect(told.at(-1)).toMatchObject({ name: "placard-open", detail: { match: { unNumber: "UN1017" } } });
    document.querySelector("placard-chemical-card")?.setAttribute("un", "UN 1005");
    await expect.element(page.getByRole("article", { name: /ammonia/i })).toBeVisible();
    expect(page.getByRole("article", { name: /chlorine/i }).query()).toBeNull();
  });

  it("shows no card for a number that is not on file", async () => {
    putOnPage(`<placard-chemical-card un="0001"></placard-chemical-card>`);
    await expect.element(page.getByText("is not on file", { exact: false })).toBeVisible();
    expect(page.getByRole("article").query()).toBeNull();
  });

  it("accepts a CAS number, a source and texts of the page, set before the element was defined", async () => {
    const element = document.createElement("placard-chemical-card");
    const failing: Partial<ChemicalSource> = { meant: async () => Promise.reject(new Error("no network")) };
    Object.assign(element, { source: failing, cas: "7782-50-5" });
    document.body.append(element);
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("reports a missing number, on the page and in the console", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    putOnPage(`<placard-chemical-card></placard-chemical-card>`);
    await expect.element(page.getByText("No chemical data available. Use your guidebook.")).toBeVisible();
    expect(errors.mock.calls.map(String).join("")).toContain("Set `un` or `cas`");
    document.querySelector("placard-chemical-card")?.setAttribute("un", "1017");
    await expect.element(page.getByRole("article", { name: /chlorine/i })).toBeVisible();
    errors.mockRestore();
  });

  it("dispatches the error of its source", async () => {
    const down = new Error("The index is down.");
    const told: unknown[] = [];
    const listen = (event: GlobalEventHandlersEventMap["placard-error"]): void => {
      event.preventDefault();
      told.push(event.detail.error);
    };
    document.addEventListener("placard-error", listen);
    putOnPage(`<placard-chemical-card></placard-chemical-card>`);
    const element = document.querySelector("placard-chemical-card");
    const source = { ...bundledChemicalSource(), meant: () => Promise.reject(down) };
    Object.assign(element ?? {}, { source, un: "1017" } satisfies Partial<typeof element>);
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(told).toEqual([down]);
    document.removeEventListener("placard-error", listen);
  });

  it("applies the theme of its attribute, overridden by tokens of the page", async () => {
    putOnPage(
      `<placard-chemical-card un="1017" theme="dark" style="--placard-color-surface: rgb(1, 2, 3)"></placard-chemical-card>`,
    );
    await expect.element(page.getByRole("article")).toBeVisible();
    const style = getComputedStyle(page.getByRole("article").element());
    expect(style.backgroundColor).toBe("rgb(1, 2, 3)");
    expect(style.color).toBe("oklch(0.97 0.004 225)");
  });

  it.each([
    ["fr", "Chlore", /GMU 2024/],
    ["es-MX", "Cloro", /GRE 2024/],
  ])("shows name and sources in the language of the page: %s", async (lang, name, guidebook) => {
    putOnPage(`<main lang="${lang}"><placard-chemical-card un="1017"></placard-chemical-card></main>`);
    await expect.element(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect.element(page.getByText("Chlorine", { exact: true })).toBeVisible(); // as on placards and papers
    await expect.element(page.getByText(guidebook).first()).toBeVisible();
  });

  it("survives a move in the page", async () => {
    putOnPage(`<main></main><placard-chemical-card un="1017"></placard-chemical-card>`);
    await expect.element(page.getByRole("article")).toBeVisible();
    const element = document.querySelector("placard-chemical-card");
    if (element !== null) document.querySelector("main")?.append(element);
    await expect.element(page.getByRole("article")).toBeVisible();
  });
});

describe("<placard-chemical-search>", () => {
  it("lists and opens substances by their name in the language of the page", async () => {
    const told = heard();
    putOnPage(`<placard-chemical-search lang="fr"></placard-chemical-search>`);
    const box = page.getByRole("combobox");
    await userEvent.fill(box, "chlorine");
    await userEvent.click(page.getByRole("option", { name: /^Chlore\b/ }).first());
    await expect.element(page.getByRole("heading", { name: "Chlore", exact: true })).toBeVisible();
    await expect.element(box).toHaveValue("Chlore");
    expect(told.map(({ name }) => name)).toContain("placard-open");
  });

  it("works by keyboard: its list stays inside, the card opens below, the page receives both events", async () => {
    const told = heard();
    putOnPage(`<placard-chemical-search></placard-chemical-search>`);
    const box = page.getByRole("combobox");
    await userEvent.fill(box, "acet");
    await expect.element(page.getByRole("option").first()).toBeVisible();
    expect(document.querySelector("[role=option], .placard-popover")).toBeNull(); // the list is in the shadow root
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => box.element().getAttribute("aria-activedescendant")).not.toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("article")).toBeVisible();
    expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(["placard-search", "placard-open"]));
  });

  it("leaves the card to the page if it is bare", async () => {
    const told = heard();
    putOnPage(`<placard-chemical-search bare></placard-chemical-search>`);
    await userEvent.fill(page.getByRole("combobox"), "1017");
    await expect.poll(() => told.at(-1)?.name).toBe("placard-open");
    expect(page.getByRole("article").query()).toBeNull();
  });
});

describe("<placard-navigation-card>", () => {
  it("states that it finds nothing until the page sets a geocoder", async () => {
    putOnPage(`<placard-navigation-card></placard-navigation-card>`);
    const box = page.getByRole("combobox");
    await userEvent.fill(box, "Pier 21");
    await expect.element(page.getByText("Suggestions are not available right now", { exact: false })).toBeVisible();
    const place = { id: "1", place_name: "Pier 21", center: [-63.56, 44.64], precision: "point", source: "test" };
    Object.assign(document.querySelector("placard-navigation-card") ?? {}, {
      geocoder: { suggest: async () => [place] },
    });
    await userEvent.fill(box, "Pier 21,");
    await userEvent.click(page.getByRole("option", { name: /Pier 21/ }));
    await expect.element(box).toHaveValue("Pier 21");
  });
});

describe("an element whose content is loaded with its first tag", () => {
  /** Defines the card under another name, whose content loads when the test answers the request. */
  function defineLoaded(name: `placard-${string}`) {
    const requests: PromiseWithResolvers<typeof chemicalCardContent>[] = [];
    defineElement({ ...chemicalCardPlan, name }, () => {
      const request = Promise.withResolvers<typeof chemicalCardContent>();
      requests.push(request);
      return request.promise;
    });
    return requests;
  }

  it("uses attributes and properties that were set before the content was loaded", async () => {
    const requests = defineLoaded("placard-late-card");
    putOnPage(`<placard-late-card un="1017"></placard-late-card><placard-late-card></placard-late-card>`);
    const [, second] = document.querySelectorAll("placard-late-card");
    Object.assign(second ?? {}, { un: "1005" });
    expect(Reflect.get(second ?? {}, "un")).toBe("1005");
    expect(page.getByRole("article").query()).toBeNull();
    for (const request of requests) request.resolve(chemicalCardContent);
    await expect.element(page.getByRole("article", { name: /chlorine/i })).toBeVisible();
    await expect.element(page.getByRole("article", { name: /ammonia/i })).toBeVisible();
    expect(Reflect.get(second ?? {}, "source")).toBe(bundledChemicalSource());
  });

  it("shows a message if the content does not load, dispatches the error and loads it again", async () => {
    const requests = defineLoaded("placard-failed-card");
    const lost = new Error("The network is down.");
    const told: unknown[] = [];
    const listen = (event: GlobalEventHandlersEventMap["placard-error"]): void => {
      event.preventDefault();
      told.push(event.detail.error);
    };
    document.addEventListener("placard-error", listen);
    putOnPage(`<main lang="es"><placard-failed-card un="1017"></placard-failed-card></main>`);
    requests[0]?.reject(lost);
    await expect.element(page.getByRole("alert").getByText("No se pudo cargar este panel")).toBeVisible();
    expect(told).toEqual([lost]);
    await userEvent.click(page.getByRole("button", { name: "Intentar otra vez" }));
    requests[1]?.resolve(chemicalCardContent);
    await expect.element(page.getByRole("heading", { name: "Cloro", exact: true })).toBeVisible();
    expect(page.getByRole("alert").query()).toBeNull();
    document.removeEventListener("placard-error", listen);
  });

  it("renders nothing if the element was removed while its content was loading", async () => {
    const requests = defineLoaded("placard-removed-card");
    putOnPage(`<placard-removed-card un="1017"></placard-removed-card>`);
    const element = document.querySelector("placard-removed-card");
    element?.remove();
    requests[0]?.resolve(chemicalCardContent);
    await requests[0]?.promise;
    expect(element?.shadowRoot?.querySelector("article")).toBeNull();
    document.body.append(element ?? "");
    await expect.element(page.getByRole("article", { name: /chlorine/i })).toBeVisible();
  });
});

describe("parts that a page may style", () => {
  const pages = import.meta.glob<string>("../docs/Elements.mdx", { query: "?raw", import: "default", eager: true });
  const [, table = ""] = Object.values(pages).join("").split("| part | what |");
  const listed = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = ""]) => name);

  it("exist, all of them and no others: in an element that shows them, with the style of the page", async () => {
    putOnPage(`<style>placard-chemical-card::part(card) { background-color: rgb(1, 2, 3) }</style>
      <placard-chemical-card un="1017"></placard-chemical-card><placard-chemical-search></placard-chemical-search>
      <placard-checklist></placard-checklist><placard-conversions></placard-conversions>
      <placard-navigation-card></placard-navigation-card>`);
    const card = page.getByRole("article", { name: /chlorine/i });
    await expect.element(card).toBeVisible();
    expect(getComputedStyle(card.element()).backgroundColor).toBe("rgb(1, 2, 3)");
    await userEvent.fill(page.getByRole("combobox").first(), "acet");
    await expect.element(page.getByRole("option").first()).toBeVisible();
    const shown = () =>
      [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll("[part]") ?? [])].flatMap((element) => [...element.part]),
      );
    // The map is a separate element, whose test checks its part.
    const expected = listed.filter((name) => name !== "map").toSorted();
    await expect.poll(() => [...new Set(shown())].toSorted()).toEqual(expected);
  });
});

it("adds no style to the page", async () => {
  putOnPage(`<placard-chemical-search></placard-chemical-search>`);
  await userEvent.fill(page.getByRole("combobox"), "1017");
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(document.getElementById("react-aria-pressable-style")?.tagName).toBe("META");
});

describe("<placard-checklist>", () => {
  it("opens the guide of its attribute, saves a check on the device, and names each item", async () => {
    putOnPage(`<placard-checklist guide="entry-team"></placard-checklist>`);
    const item = page.getByRole("checkbox").first();
    await expect.element(item).toBeVisible();
    const box = item.element(); // visually hidden below its drawing, which receives the pointer
    if (box instanceof HTMLElement) box.click();
    await expect.element(item).toBeChecked();
  });
});

describe("<placard-conversions>", () => {
  it("opens the tab given by its attribute", async () => {
    putOnPage(`<placard-conversions tab="turn-back"></placard-conversions>`);
    await expect.element(page.getByRole("radio", { name: /turn-back/i })).toBeChecked();
    document.querySelector("placard-conversions")?.setAttribute("tab", "units");
    await expect.element(page.getByRole("radio", { name: /turn-back/i })).not.toBeChecked();
  });
});
