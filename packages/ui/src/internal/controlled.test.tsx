// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceChecklistStore } from "../checklist/device-checklist-store.ts";
import { ChecklistPanel, ConversionPanel, IncidentLog, Tabs } from "../index.ts";
import { sampleSource } from "../testing/samples.ts";

afterEach(cleanup);

const store = deviceChecklistStore();

/** State that a component is given, and the callback for its changes. */
interface StateProps {
  readonly first?: string;
  readonly controlled?: string;
  readonly onChange: (value: string) => void;
}

const TABS = ["record", "sources"].map((id) => ({ id, label: id, content: `${id} content` }));

/** Components with a state: how to change it, and its two values. */
const COMPONENTS: readonly {
  readonly name: string;
  readonly View: ComponentType<StateProps>;
  readonly values: readonly [string, string];
  readonly change: () => Promise<void>;
  readonly shown: () => string;
}[] = [
  {
    name: "Tabs",
    View: ({ first, controlled, onChange }) => (
      <Tabs
        label="Views"
        tabs={TABS}
        onChange={onChange}
        {...(first !== undefined && { defaultValue: first })}
        {...(controlled !== undefined && { value: controlled })}
      />
    ),
    values: ["record", "sources"],
    change: () => userEvent.click(screen.getByRole("tab", { name: "sources" })),
    shown: () => screen.getByRole("tab", { selected: true }).textContent,
  },
  {
    name: "ConversionPanel",
    View: ({ first, controlled, onChange }) => (
      <ConversionPanel
        source={sampleSource}
        onTabChange={onChange}
        {...(first !== undefined && { defaultTab: first === "units" ? first : "turn-back" })}
        {...(controlled !== undefined && { tab: controlled === "units" ? controlled : "turn-back" })}
      />
    ),
    values: ["units", "turn-back"],
    change: () => userEvent.click(screen.getByRole("radio", { name: /turn-back/i })),
    shown: () => (screen.getByRole<HTMLInputElement>("radio", { name: /turn-back/i }).checked ? "turn-back" : "units"),
  },
  {
    name: "ChecklistPanel",
    View: ({ first, controlled, onChange }) => (
      <ChecklistPanel
        store={store}
        onGuideChange={onChange}
        {...(first !== undefined && { defaultGuide: first })}
        {...(controlled !== undefined && { guide: controlled })}
      />
    ),
    values: ["entry-team", "decon-officer"],
    change: async () => {
      await userEvent.click(screen.getByRole("button", { name: /Entry team/i }));
      await userEvent.click(await screen.findByRole("option", { name: /decon/i }));
    },
    shown: () => (screen.queryByRole("button", { name: /Entry team/i }) === null ? "decon-officer" : "entry-team"),
  },
  {
    name: "IncidentLog",
    View: ({ first, controlled, onChange }) => (
      <IncidentLog
        entries={[]}
        onNote={() => undefined}
        onNoteChange={onChange}
        {...(first !== undefined && { defaultNote: first })}
        {...(controlled !== undefined && { note: controlled })}
      />
    ),
    values: ["Wind shifted", "Wind shifted."],
    change: () => userEvent.type(screen.getByDisplayValue("Wind shifted"), "."),
    shown: () => screen.getByDisplayValue<HTMLInputElement>(/^Wind shifted/).value,
  },
];

describe.each(COMPONENTS)("$name", ({ View, values: [before, after], change, shown }) => {
  it("changes its own state and reports the change if the host gives a first state", async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<View first={before} onChange={onChange} />);
    await change();
    expect(shown()).toBe(after);
    expect(onChange.mock.calls).toEqual([[after]]);
  });

  it("keeps the state of a host that controls it, until the host changes it", async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { rerender } = render(<View controlled={before} onChange={onChange} />);
    await change();
    expect(onChange.mock.calls).toEqual([[after]]);
    expect(shown()).toBe(before);
    rerender(<View controlled={after} onChange={onChange} />);
    expect(shown()).toBe(after);
  });
});
