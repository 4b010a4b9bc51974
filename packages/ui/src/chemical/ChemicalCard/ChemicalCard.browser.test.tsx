import { explainHazardFromClass, highestLevel, responseCardOf, type ExplainedHazardLevel } from "@placard/hazmat-core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { FlaskConical } from "lucide-react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "../../controls/Button/Button.tsx";
import { records, sampleCard } from "../../testing/samples.ts";
import { ChemicalCard } from "./ChemicalCard.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

const card = await sampleCard("chlorine");

async function shown(inlineSize: number): Promise<HTMLElement> {
  render(
    <div style={{ inlineSize }}>
      <ChemicalCard record={records.chlorine} card={card} />
    </div>,
  );
  await document.fonts.load('16px "IBM Plex Sans Variable"');
  return screen.getByRole("article", { name: /Chlorine/ });
}

/** Horizontal position of a word, from the left edge of the window. */
function leftOf(element: Element, word: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return range.getBoundingClientRect().left;
  }
  throw new RangeError(`"${word}" stands nowhere in the element.`);
}

describe("on a right-to-left page", () => {
  it.each([
    [/^60 m$/, "60", "m"],
    [/^1\.5 km$/, "1.5", "km"],
    [/^20\sppm$/, "20", "ppm"],
  ])("shows %s with the figure before the unit", async (text, figure, unit) => {
    document.documentElement.dir = "rtl";
    const article = await shown(1200);
    const [element] = within(article).getAllByText((_, candidate) => text.test(candidate?.textContent ?? ""));
    if (element === undefined) throw new RangeError("The card does not show this figure.");
    expect(leftOf(element, figure)).toBeLessThan(leftOf(element, unit));
  });
});

it.each([420, 990, 1300])("marks the NFPA list as unverified once in a card of %i px", async (width) => {
  const article = await shown(width);
  expect(article.innerText.match(/[^.:]*unverified/gi)).toHaveLength(1);
  expect(article.innerText).toContain("NFPA list, unverified: Health 3");
  expect(article.innerText).toContain("A rating declared by the site takes precedence.");
});

it("shows the first exposure limits on a tablet without scrolling, with gloves too", async () => {
  document.documentElement.dataset["placardDensity"] = "glove";
  const article = await shown(992);
  const [limit] = within(article).getAllByText((_, candidate) => /^20\sppm$/.test(candidate?.textContent ?? ""));
  const row = limit?.closest("li");
  const below = (row?.getBoundingClientRect().bottom ?? Infinity) - article.getBoundingClientRect().top;
  delete document.documentElement.dataset["placardDensity"];
  // 768 px minus header (92), search (97) and module bar (86).
  expect(below).toBeLessThanOrEqual(493);
});

it.each([700, 760, 860, 990, 1200])(
  "shows each row of distances on at most two lines in a card of %i px",
  async (width) => {
    const article = await shown(width);
    const rows = within(article).getAllByRole("row").slice(1, 3);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThan(56);
  },
);

describe("spill size if none is given", () => {
  const sizes = (): readonly HTMLElement[] =>
    within(screen.getByRole("group", { name: "Spill size" })).getAllByRole("button");
  const figures = (): readonly number[] =>
    sizes().map((size) => Number.parseFloat(getComputedStyle(size.querySelector("b") ?? size).fontSize));
  const pressed = (): readonly (string | null)[] => sizes().map((size) => size.getAttribute("aria-pressed"));

  it("shows both sizes as equals, each large enough for a glove", async () => {
    document.documentElement.dataset["placardDensity"] = "glove";
    await shown(374);
    delete document.documentElement.dataset["placardDensity"];
    expect(sizes().map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
      "Small spill 60 m 1.5 km downwind",
      "Large spill 1 000 m 11+ km downwind",
    ]);
    const [small, large] = sizes().map((size) => size.getBoundingClientRect());
    expect(small?.width).toBeCloseTo(large?.width ?? 0, 0);
    expect(small?.height).toBe(large?.height);
    expect(small?.height).toBeGreaterThanOrEqual(44);
    expect(new Set(figures()).size).toBe(1);
    expect(pressed()).toEqual(["false", "false"]);
    expect(screen.getByText("No spill size: circle and plume use the larger")).toBeDefined();
  });

  it.each([360, 700, 890, 1181, 1408])("cuts off neither size in a card of %i px, whichever leads", async (width) => {
    await shown(width);
    for (const size of [null, ...sizes()]) {
      size?.click();
      for (const each of sizes()) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
    }
  });

  it("leads with the pressed size, and withdraws it on a second press", async () => {
    const article = await shown(1200);
    const [small] = sizes();
    fireEvent.click(small ?? article);
    expect(pressed()).toEqual(["true", "false"]);
    expect(figures()[0]).toBeGreaterThan(figures()[1] ?? Infinity);
    expect(article.textContent).toContain("Small spill, night.");
    expect(screen.queryByText(/No size entered/)).toBeNull();
    fireEvent.click(small ?? article);
    expect(pressed()).toEqual(["false", "false"]);
  });

  it("discards the choice for another substance", async () => {
    const ammonia = await sampleCard("ammonia");
    const { rerender } = render(<ChemicalCard record={records.chlorine} card={card} />);
    fireEvent.click(screen.getByRole("button", { name: /Small spill/ }));
    rerender(<ChemicalCard record={records.ammonia} card={ammonia} />);
    expect(pressed()).toEqual(["false", "false"]);
    rerender(<ChemicalCard record={records.gasoline} card={await sampleCard("gasoline")} />);
    expect(screen.queryByRole("group", { name: "Spill size" })).toBeNull();
  });

  it("reports the pressed size to its host", () => {
    const onSpillSize = vi.fn<(size: "small" | "large" | null) => void>();
    render(<ChemicalCard record={records.chlorine} card={card} onSpillSize={onSpillSize} />);
    for (const name of [/Small spill/, /Large spill/, /Large spill/])
      fireEvent.click(screen.getByRole("button", { name }));
    expect(onSpillSize.mock.calls).toEqual([["small"], ["large"], [null]]);
  });

  it("leads with the size given by the scene", () => {
    render(
      <ChemicalCard record={records.chlorine} card={responseCardOf(records.chlorine, null, { spill: "large" })} />,
    );
    expect(pressed()).toEqual(["false", "true"]);
  });
});

it("shows each distance once, and at most two reasons with one source in each step", async () => {
  const article = await shown(1200);
  const isolate = within(article)
    .getByRole("heading", { name: /Isolate/ })
    .closest("section");
  for (const said of [/\b60\sm/g, /1\s000\sm/g]) expect(isolate?.textContent?.match(said)).toHaveLength(1);
  for (const name of [/Protect/, /First action/]) {
    const step = within(article).getByRole("heading", { name }).closest("section");
    expect(step?.querySelectorAll(":scope > .placard__why").length).toBeLessThanOrEqual(2);
    expect(step?.querySelector(":scope > .placard__end")?.textContent).toBe("Source: ERG 2024, Guide 124");
    expect(step?.querySelectorAll(".placard__more .placard__why").length).toBeGreaterThan(0);
  }
});

it("cuts off and overlaps nothing in the header of a card of 272 px", async () => {
  const article = await shown(272);
  const name = within(article)
    .getByRole("heading", { name: /Chlorine/ })
    .getBoundingClientRect();
  const diamond = within(article).getByRole("img", { name: /NFPA/ }).getBoundingClientRect();
  const placard = within(article)
    .getByRole("img", { name: /Placard/ })
    .getBoundingClientRect();
  expect(name.height).toBeLessThan(45); // one line of 29 px
  expect(diamond.top).toBeGreaterThanOrEqual(Math.max(name.bottom, placard.bottom) - 1);
});

it("shows the notes and the next step of the footer in one row in a card of 1408 px", async () => {
  render(
    <div style={{ inlineSize: 1408 }}>
      <ChemicalCard
        record={records.chlorine}
        card={card}
        note="On this device"
        actions={<button>Model plume</button>}
      />
    </div>,
  );
  await document.fonts.load('16px "IBM Plex Sans Variable"');
  const action = screen.getByRole("button", { name: "Model plume" }).getBoundingClientRect();
  const notes = screen.getByText(/Not reviewed by a hazmat officer/).getBoundingClientRect();
  const foot = screen.getByRole("article").getBoundingClientRect();
  expect(notes.bottom).toBeGreaterThan(action.top);
  expect(notes.right).toBeLessThan(action.left);
  expect(foot.height).toBeLessThan(620); // with the search above it, the card ends above the modules at 1440 x 900
});

it.each([360, 700, 828, 900, 1008])("keeps all actions inside the card at %i px", async (inlineSize) => {
  render(
    <div style={{ inlineSize }}>
      <ChemicalCard
        record={records.chlorine}
        card={card}
        actions={["Full record", "Safety information", "Convert", "Model plume"].map((texts) => (
          <Button key={texts} variant="quiet" icon={<FlaskConical aria-hidden="true" />}>
            {texts}
          </Button>
        ))}
      />
    </div>,
  );
  await document.fonts.load('16px "IBM Plex Sans Variable"');
  const { right } = screen.getByRole("article").getBoundingClientRect();
  for (const button of within(screen.getByRole("article")).getAllByRole("button")) {
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});

describe("a card without a level", () => {
  function head(hazardLevel: ExplainedHazardLevel): HTMLElement {
    render(<ChemicalCard record={records.chlorine} card={{ ...card, hazardLevel }} />);
    return screen.getByRole("banner");
  }

  it("shows that the level is unknown, and never low", () => {
    const shownHead = head(highestLevel([]));
    expect(within(shownHead).getByText("Level unknown")).toBeDefined();
    expect(within(shownHead).queryByText("Low")).toBeNull();
  });

  it("states hazards that the scale does not rate", () => {
    const shownHead = head(highestLevel([explainHazardFromClass("7")]));
    expect(within(shownHead).getByText("Level not rated")).toBeDefined();
    expect(within(shownHead).getByText(/this scale does not cover radiation/)).toBeDefined();
  });

  it("states such hazards beside a level too", () => {
    const shownHead = head(highestLevel([explainHazardFromClass("8"), explainHazardFromClass("7")]));
    expect(within(shownHead).getByText("High")).toBeDefined();
    expect(within(shownHead).getByText(/radiation/)).toBeDefined();
  });
});

// North America lists NA1993 beside UN1993, and NA9191 without a UN number.
it.each([
  ["NA1993", "NA", "1993", "Combustible liquid, n.o.s."],
  ["9191", "NA", "9191", "Chlorine dioxide"],
  ["UN9191", "NA", "9191", "Chlorine dioxide"],
])("opens the card of %s and shows its prefix", async (un, prefix, digits, name) => {
  render(<ChemicalCard un={un} />);
  const opened = await screen.findByRole("article", { name: new RegExp(name) });
  expect(within(opened).getByText(prefix).nextElementSibling?.textContent).toBe(digits);
});

it("changes every part of the card with the chosen guide, and withdraws the choice", async () => {
  render(<ChemicalCard un="UN3171" />);
  const opened = await screen.findByRole("article", { name: /Battery-powered/ });
  const isText = (text: string) => expect.poll(() => opened.textContent).toContain(text);
  expect(within(opened).getByRole("group", { name: "Guide 138 is used until you choose" })).toBeDefined();
  expect(opened.textContent).toContain("Lithium metal or sodium: do not use water.");
  fireEvent.click(within(opened).getByRole("button", { name: "147 lithium ion or sodium ion battery" }));
  await isText("Guide 147 chosen");
  expect(opened.textContent).toContain("Flood the battery with water.");
  expect(opened.textContent).toContain("Guide 147, immediate isolation.");
  expect(opened.textContent).not.toContain("Guide 138");
  fireEvent.click(within(opened).getByRole("button", { name: /^147/, pressed: true }));
  await isText("Guide 138 is used until you choose");
});

// A phone of 390 by 844 px, minus header, search and module bar. The four numbers with several guides, and long names.
it.each(["UN3171", "UN1057", "UN3166", "UN3536", "UN3344", "UN3528", "UN3488", "UN1958", "UN1017"])(
  "shows the isolation distance of %s on a phone without scrolling",
  async (un) => {
    const { container } = render(
      <div style={{ inlineSize: 374 }}>
        <ChemicalCard un={un} onGuide={() => {}} />
      </div>,
    );
    const opened = await screen.findByRole("article");
    await document.fonts.load('16px "IBM Plex Sans Variable"');
    const distance = container.querySelector('[part="distance"]');
    const below = (distance?.getBoundingClientRect().bottom ?? Infinity) - opened.getBoundingClientRect().top;
    expect(below).toBeLessThanOrEqual(560);
    expect(opened.scrollWidth).toBeLessThanOrEqual(opened.clientWidth);
  },
);

it("marks the goods of each guide as derived, once", async () => {
  render(<ChemicalCard un="UN3171" />);
  const opened = await screen.findByRole("article", { name: /Battery-powered/ });
  expect(opened.textContent?.match(/derived/gi)).toEqual(["derived"]);
  const guides = within(opened).getByRole("group", { name: "Guide 138 is used until you choose" });
  expect(within(guides).getByText("Goods derived")).toBeDefined();
});
