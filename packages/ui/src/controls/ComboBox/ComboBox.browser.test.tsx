import type { AddressSuggestion, ChemicalMatch, ChemicalSource } from "@placard/hazmat-core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleSource } from "../../testing/samples.ts";
import { AddressInput } from "../AddressInput/AddressInput.tsx";
import { ChemicalField } from "../../chemical/ChemicalField/ChemicalField.tsx";
import { ChemicalSearch } from "../../chemical/ChemicalSearch/ChemicalSearch.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Drawer } from "../Drawer/Drawer.tsx";
import { ComboBox, type ComboBoxItem } from "./ComboBox.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

beforeEach(() => {
  document.body.style.margin = "0";
});
afterEach(cleanup);

const ROUNDS = 30;

/** Presses a key immediately, faster than a person could. */
function pressAtOnce(key: string, more: KeyboardEventInit = {}): void {
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(pressed);
}

/** Resolves when the first row with text is in the list. */
function firstRow(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector("[role=option] [slot=label]") === null) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** Lets all pending tasks run once. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Number of answers shown by `Refreshing`. */
let answers = 0;

async function nextAnswers(count: number): Promise<void> {
  const before = answers;
  await waitFor(() => expect(answers).toBeGreaterThanOrEqual(before + count));
}

const nothing = (): void => undefined;

/** Answers that keep arriving with different rows, as from a slow source while typing. */
function Refreshing({ onSelect = nothing }: { onSelect?: (item: ComboBoxItem) => void }) {
  const [text, setText] = useState("");
  const [round, setRound] = useState(0);
  const isAsked = text.length >= 2;
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setInterval(() => {
      answers += 1;
      setRound((before) => before + 1);
    }, 15);
    return () => clearInterval(timer);
  }, [isAsked]);
  const items = ["a", "b", "c"].map((part) => ({ id: `${part}${round}`, label: `Row ${part} of answer ${round}` }));
  return (
    <ComboBox
      label="Manager"
      items={isAsked ? items : []}
      inputValue={text}
      onInputChange={setText}
      onSelect={onSelect}
      emptyText="Nobody."
    />
  );
}

/** A list whose rows are the typed text, as for typed coordinates. */
function Echo() {
  const [text, setText] = useState("");
  return (
    <>
      <ComboBox
        label="Place"
        items={text === "" ? [] : [{ id: text, label: text }]}
        inputValue={text}
        onInputChange={setText}
        onSelect={({ label }) => setText(label)}
      />
      <button type="button">Next</button>
    </>
  );
}

it("leaves half the row on a phone for the name of a found chemical, regardless of how it was found", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1024, 768));
  render(
    <div data-placard-theme="light" style={{ inlineSize: 366 }}>
      <ComboBox
        label="Chemical"
        items={[
          { id: "tar", label: "Asphalt, at or above its flash point", meta: "by everyday name “chiffons huileux”" },
        ]}
        inputValue="goudron chaud"
        onInputChange={nothing}
        onSelect={nothing}
        emptyText="None."
      />
    </div>,
  );
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.keyboard("{ArrowDown}");
  const row = await screen.findByRole("option");
  const name = row.querySelector(".placard-list-words");
  expect(name?.getBoundingClientRect().width).toBeGreaterThan(row.getBoundingClientRect().width / 2);
});

describe("an open list", () => {
  function Managers() {
    const [text, setText] = useState("");
    return (
      <>
        <ComboBox
          label="Manager"
          items={[{ id: "1", label: "Robin Chase", description: "robin@example.org", meta: "Admin" }]}
          inputValue={text}
          onInputChange={setText}
          onSelect={nothing}
        />
        <button type="button">Next</button>
      </>
    );
  }

  it("names a row by all its text", async () => {
    render(<Managers />);
    await userEvent.type(screen.getByRole("combobox"), "r");
    expect(await screen.findByRole("option", { name: "Robin Chase robin@example.org Admin" })).toBeVisible();
  });

  it("hides nothing from screen readers, and closes when the focus leaves the field", async () => {
    const { container } = render(<Managers />);
    await userEvent.type(screen.getByRole("combobox"), "r");
    const list = await screen.findByRole("listbox");
    expect(container.contains(list)).toBe(true);
    expect(document.querySelector("[aria-hidden=true] :is(button, input)")).toBeNull();
    const next = screen.getByRole("button", { name: "Next" });
    await userEvent.tab();
    expect(next).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  });
});

describe("a choice", () => {
  it("closes the list even if it equals the typed text, and makes the page accessible again", async () => {
    render(<Echo />);
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard("44.7");
    await userEvent.click(await screen.findByRole("option", { name: "44.7" }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
  });
});

const AROUND = {
  dialog: (closed: (isOpen: boolean) => void, field: ReactNode) => (
    <Dialog title="Conversion" isOpen onOpenChange={closed}>
      {field}
    </Dialog>
  ),
  drawer: (closed: (isOpen: boolean) => void, field: ReactNode) => (
    <Drawer label="Conversion" isOpen onOpenChange={closed}>
      {field}
    </Drawer>
  ),
};

describe.each(["dialog", "drawer"] as const)("in a %s", (around) => {
  async function openList(closed: (isOpen: boolean) => void): Promise<HTMLElement> {
    render(AROUND[around](closed, <Chemical taken={nothing} />));
    await userEvent.click(await screen.findByRole("combobox"));
    await userEvent.keyboard("am"); // the answer arrives after the key press, as from every source
    return screen.findByRole("option", { name: /Ammonia/ });
  }

  it("chooses a row on click, and leaves the dialog open", async () => {
    const closed = vi.fn<(isOpen: boolean) => void>();
    const option = await openList(closed);
    const { left, top, width, height } = option.getBoundingClientRect();
    expect(option.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.click(option);
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(screen.getByRole("combobox")).toHaveValue("Ammonia");
    expect(closed).not.toHaveBeenCalled();
  });

  it("closes only the list on Escape, and keeps the text", async () => {
    const closed = vi.fn<(isOpen: boolean) => void>();
    await openList(closed);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(screen.getByRole("combobox")).toHaveValue("am");
    expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(closed).toHaveBeenCalledWith(false);
  });
});

describe("the arrow key", () => {
  it("highlights the first row immediately, and Enter chooses that row, while the answers change", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const onSelect = vi.fn<(item: ComboBoxItem) => void>();
      render(<Refreshing onSelect={onSelect} />);
      await userEvent.click(screen.getByRole("combobox"));
      const row = firstRow();
      await userEvent.keyboard("ab");
      await row;
      for (let turn = 0; turn < round; turn += 1) await nextTurn(); // from immediately to some answers later
      pressAtOnce("ArrowDown");
      const highlighted = await waitFor(() => {
        const found = document.querySelector("[role=option][data-focused] [slot=label]")?.textContent;
        expect(found).toMatch(/^Row a/);
        return found;
      });
      await nextAnswers(3);
      pressAtOnce("Enter");
      await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
      expect(onSelect.mock.calls[0]?.[0].label).toBe(highlighted);
      cleanup();
    }
  });

  it("works in a field as wide as the window: the list neither moves the page nor closes", async () => {
    render(<Refreshing />);
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard("ab");
    await firstRow();
    pressAtOnce("ArrowDown");
    await nextAnswers(10);
    expect(screen.getByRole("listbox")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});

describe.each<[string, (taken: (name: string) => void) => ReactNode, string, string]>([
  ["AddressInput", (taken) => <Address taken={taken} />, "18 Sam", "18 Sample Wharf"],
  ["ChemicalField", (taken) => <Chemical taken={taken} />, "am", "Ammonia"],
  [
    "ChemicalSearch",
    (taken) => <ChemicalSearch source={twoAnswers} onOpen={({ name }) => taken(name)} />,
    "am",
    "Ammonia",
  ],
])("%s", (_, stage, text, first) => {
  it("chooses the first row if ArrowDown and Enter are pressed as soon as it appears", async () => {
    const taken = vi.fn<(name: string) => void>();
    render(stage(taken));
    await userEvent.click(screen.getByRole("combobox"));
    const row = firstRow();
    await userEvent.keyboard(text);
    await row;
    pressAtOnce("ArrowDown");
    pressAtOnce("Enter");
    await waitFor(() => expect(taken).toHaveBeenCalledWith(first));
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue(first));
  });

  it("chooses the highlighted row of an older answer, even if a newer one has arrived", async () => {
    const taken = vi.fn<(name: string) => void>();
    render(stage(taken));
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard(text);
    await firstRow();
    await userEvent.keyboard("m"); // the next answer has other rows
    pressAtOnce("ArrowDown");
    await waitFor(() => expect(answeredTexts).toContain(`${text}m`));
    await nextTurn(); // the answer has reached the field
    pressAtOnce("Enter");
    await waitFor(() => expect(taken).toHaveBeenCalledWith(first));
  });

  it("keeps the typed text on Escape and on leaving the field", async () => {
    const taken = vi.fn<(name: string) => void>();
    render(stage(taken));
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard(text);
    await firstRow();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.tab();
    expect(screen.getByRole("combobox")).toHaveValue(text);
    expect(taken).not.toHaveBeenCalled();
  });

  it("leaves Enter to the input method while a character is composed", async () => {
    const taken = vi.fn<(name: string) => void>();
    render(stage(taken));
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard(text);
    await firstRow();
    pressAtOnce("ArrowDown");
    pressAtOnce("Enter", { isComposing: true });
    await nextTurn();
    expect(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}"); // pressed after the key that must choose nothing
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(taken).not.toHaveBeenCalled();
  });

  it("announces the number of rows", async () => {
    render(stage(nothing));
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard(text);
    await firstRow();
    await waitFor(() => expect(document.body.textContent).toContain("1 option available"));
  });
});

it("closes the list and keeps the text on Enter in the text", async () => {
  render(<Refreshing />);
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.keyboard("ab");
  await firstRow();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(screen.getByRole("combobox")).toHaveValue("ab");
});

describe("Enter in the chemical search", () => {
  it("opens the card of the typed name, even if the answer is still loading", async () => {
    render(<ChemicalSearch source={sampleSource} />);
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard("chlorine{Enter}");
    expect(await screen.findByRole("article", { name: /Chlorine/ })).toBeVisible();
  });

  it("keeps the list open if the text has several meanings", async () => {
    const onOpen = vi.fn<(match: ChemicalMatch) => void>();
    render(<ChemicalSearch source={threeAlike} onOpen={onOpen} />);
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard("chl{Enter}");
    await firstRow();
    await userEvent.keyboard("{Enter}");
    expect(screen.getAllByRole("option")).toHaveLength(3);
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}"); // opens a card; the Enter before must not
    await waitFor(() => expect(onOpen.mock.calls.map(([{ name }]) => name)).toEqual(["Chlorine"]));
  });
});

const WHARF: AddressSuggestion = {
  id: "1",
  place_name: "18 Sample Wharf",
  center: [-63.57, 44.66],
  precision: "street",
  source: "gazetteer",
};

/** Answers "18 Sam" and its continuations with places that share only their ids. */
function Address({ taken }: { taken: (name: string) => void }) {
  const [value, setValue] = useState("");
  return (
    <AddressInput
      geocoder={ADDRESSES}
      value={value}
      onChange={setValue}
      onSelect={(suggestion) => taken(suggestion.place_name)}
    />
  );
}

/** Texts that the sources below have answered. */
const answeredTexts: string[] = [];
beforeEach(() => answeredTexts.splice(0));

const ADDRESSES = {
  suggest: async (query: string) => {
    answeredTexts.push(query);
    return [query === "18 Sam" ? WHARF : { ...WHARF, place_name: `Another place, ${query}` }];
  },
};

function Chemical({ taken }: { taken: (name: string) => void }) {
  const [value, setValue] = useState("");
  return (
    <ChemicalField
      label="Chemical name"
      source={twoAnswers}
      value={value}
      onChange={setValue}
      onSelect={({ name }) => taken(name)}
    />
  );
}

const AMMONIA: ChemicalMatch = {
  key: "cas:7664-41-7",
  name: "Ammonia",
  casNumber: null,
  unNumber: null,
  hazardClass: "2.3",
  formula: "NH3",
  matchedBy: "name",
  matchedText: "Ammonia",
};

/** Answers "am" with ammonia, and longer texts with another chemical. */
const twoAnswers: ChemicalSource = {
  ...sampleSource,
  search: async (query): Promise<ChemicalMatch[]> => {
    answeredTexts.push(query);
    return [query === "am" ? AMMONIA : { ...AMMONIA, key: "cas:12135-76-1", name: "Ammonium sulfide" }];
  },
};

const threeAlike: ChemicalSource = {
  ...sampleSource,
  search: async () =>
    ["Chlorine", "Chlordane", "Chloral"].map((name, index): ChemicalMatch => ({
      ...AMMONIA,
      key: `un:${1000 + index}`,
      name,
    })),
};

describe("typing without rows to list", () => {
  /** Rows appear when the source is told to answer. */
  function Slow({ said }: { readonly said: string[] }) {
    const [text, setText] = useState("");
    const [answered, setAnswered] = useState<string | null>(null);
    const items = answered === text ? ["one", "two"].map((id) => ({ id, label: `${text} ${id}` })) : [];
    return (
      <>
        <ComboBox
          label="Person"
          items={items}
          inputValue={text}
          onInputChange={(typed) => {
            said.push(typed);
            setText(typed);
          }}
          onSelect={({ label }) => setText(label)}
        />
        <button type="button" onClick={() => setAnswered(text)}>
          Answer
        </button>
      </>
    );
  }

  it("reports each text to its host, including one that occurred before", async () => {
    const said: string[] = [];
    render(<Slow said={said} />);
    const box = screen.getByRole<HTMLInputElement>("combobox");
    await userEvent.click(box);
    await userEvent.keyboard("ab{Backspace}{Backspace}a");
    expect(said).toEqual(["a", "ab", "a", "", "a"]);
    expect(box.value).toBe("a");
  });

  it("opens the list with the rows of the latest text, and chooses one of them", async () => {
    render(<Slow said={[]} />);
    const box = screen.getByRole<HTMLInputElement>("combobox");
    await userEvent.click(box);
    await userEvent.keyboard("ann");
    screen.getByText("Answer").click(); // the focus stays in the box
    await screen.findByRole("option", { name: "ann one" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(box.value).toBe("ann two"));
    expect(screen.queryByRole("option")).toBeNull();
  });
});
