import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { sampleSource } from "../../testing/samples.ts";
import { ChemicalSearch } from "./ChemicalSearch.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(cleanup);

/** A page that renders repeatedly, such as one with a clock. */
function Ticking({ everyMs, children }: { readonly everyMs: number; readonly children: () => ReactNode }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return children();
}

/** A new source object, as if created in the body of a component on each render. */
const freshSource = (): ChemicalSource => ({ ...sampleSource });

describe("in a page that renders repeatedly", () => {
  it.each([400, 1000])("every %i ms: searches once, answers once, reports once", async (everyMs) => {
    const search = vi.fn<ChemicalSource["search"]>((query) => sampleSource.search(query));
    const onSearch = vi.fn<(query: string) => void>();
    const draw = vi.fn<() => ReactNode>(() => (
      <ChemicalSearch source={{ ...freshSource(), search }} onSearch={onSearch} />
    ));
    render(<Ticking everyMs={everyMs}>{draw}</Ticking>);
    await userEvent.fill(screen.getByRole("combobox"), "1017");
    await screen.findByRole("article", { name: /Chlorine/ });
    const drawn = draw.mock.calls.length;
    await waitFor(() => expect(draw.mock.calls.length).toBeGreaterThan(drawn + 3));
    expect(search).toHaveBeenCalledTimes(1);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});

describe("a failed search", () => {
  let isDown: boolean;
  let asked: number;
  const source: ChemicalSource = {
    ...sampleSource,
    search(query) {
      asked += 1;
      return isDown ? Promise.reject(new Error("offline")) : sampleSource.search(query);
    },
  };
  beforeEach(() => {
    isDown = true;
    asked = 0;
  });

  async function fail(): Promise<void> {
    render(<ChemicalSearch source={source} />);
    await userEvent.fill(screen.getByRole("combobox"), "1017");
    const said = await screen.findByRole("alert");
    expect(said.textContent).toContain("Search is not available right now.");
  }

  it("keeps the typed text and is repeated by a button", async () => {
    await fail();
    expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("1017");
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("article", { name: /Chlorine/ });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is repeated automatically when the device is back online", async () => {
    await fail();
    isDown = false;
    window.dispatchEvent(new Event("online"));
    expect((await screen.findByRole("article", { name: /Chlorine/ })).textContent).toContain("7782-50-5");
  });

  it("shows the failure again if it fails again", async () => {
    await fail();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(asked).toBe(2));
    await screen.findByRole("button", { name: "Try again" });
  });
});

describe("rows of the previous text", () => {
  const rows = () => screen.queryAllByRole("option").map((row) => row.textContent);

  it("stay while typing continues, and disappear as soon as the box contains another text", async () => {
    render(<ChemicalSearch source={sampleSource} />);
    const box = screen.getByRole("combobox");
    await userEvent.fill(box, "chlor");
    await screen.findByRole("option", { name: /^Chlorine/ });
    await userEvent.fill(box, "chlori");
    expect(rows().some((row) => row.startsWith("Chlorine"))).toBe(true);
    await userEvent.fill(box, "ammonia");
    expect(rows().some((row) => row.startsWith("Chlorine"))).toBe(false);
  });
});

describe("a search with initial focus", () => {
  const late = (
    <>
      <input aria-label="Team members" />
      <ChemicalSearch source={sampleSource} beginsFocused />
    </>
  );

  it("has the focus", async () => {
    render(late);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox")));
  });

  it("leaves the focus where the user is typing if it loads late", () => {
    const { rerender } = render(
      <>
        <input aria-label="Team members" />
      </>,
    );
    const other = screen.getByRole("textbox", { name: "Team members" });
    other.focus();
    rerender(late);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Team members");
  });
});

describe("a text that is not a substance", () => {
  const plate = () => screen.findByRole("region", { name: "Orange plate" });
  const type = async (text: string) => {
    render(<ChemicalSearch source={bundledChemicalSource()} />);
    await userEvent.fill(screen.getByRole("combobox"), text);
  };

  it("explains a hazard number and opens no card", async () => {
    await type("X423");
    const { textContent } = await plate();
    expect(textContent).toContain("Contact with water releases flammable gas.");
    expect(textContent).toContain("The hazard number does not identify a substance.");
    await screen.findByText("0 matches");
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.queryByText(/not on file/)).toBeNull();
  });

  it("lists the UN numbers that begin with bare digits, and explains the digits on Enter", async () => {
    await type("33");
    await waitFor(() => expect(screen.getAllByRole("option")[0]?.textContent).toContain("UN3300"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    expect((await plate()).textContent).toContain("A doubled figure means a stronger hazard.");
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("opens the UN number of an orange plate and compares its hazard number", async () => {
    await type("30/1203");
    await screen.findByRole("article", { name: /Gasoline/ });
    expect((await plate()).textContent).toContain("On file for UN1203: 33. The plate says 30. Check both lines again.");
    const card = screen.getByRole("article");
    await waitFor(() => expect(card.textContent).toContain("Orange plate: 33"));
    expect(card.textContent).toContain("orange plate list, unverified");
  });

  it('leads from "bomb" to the stand-off distances', async () => {
    await type("pipe bomb");
    const distances = await screen.findByRole("region", { name: "Bombs: stand-off distances" });
    expect(distances.textContent).toContain("Clear 21\u{A0}m in all directions.");
    expect(screen.queryByRole("article")).toBeNull();
  });
});

it("keeps its card if the page listens, and leaves the card to a page that requests this", async () => {
  const onOpen = vi.fn<() => void>();
  const { rerender } = render(<ChemicalSearch source={sampleSource} onOpen={onOpen} />);
  await userEvent.fill(screen.getByRole("combobox"), "1017");
  await screen.findByRole("article", { name: /Chlorine/ });
  expect(onOpen).toHaveBeenCalledOnce();
  rerender(<ChemicalSearch source={sampleSource} onOpen={onOpen} hasCard={false} />);
  expect(screen.queryByRole("article")).toBeNull();
});
