import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AnsweringTable } from "../answering-fetch.ts";
import { renderApp } from "../render-app.tsx";

export type App = ReturnType<typeof renderApp>;
/** User actions on the open page. */
export type Act = (app: App) => Promise<unknown>;

/** Fixed texts that appear together, and their cause. */
export interface Case {
  readonly texts: readonly string[];
  readonly at: string;
  readonly before?: () => void;
  readonly answers: AnsweringTable;
  readonly act: Act;
  /** The target page if the case navigates away. */
  readonly leadsTo?: string;
}

export const press =
  (name: string | RegExp): Act =>
  async ({ user }) =>
    user.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);

/** Presses a button of the open dialog. */
export const answer =
  (name: string | RegExp, role: "dialog" | "alertdialog" = "alertdialog"): Act =>
  async ({ user }) =>
    user.click(within(await screen.findByRole(role)).getByRole("button", { name }));

export const each =
  (...actions: readonly Act[]): Act =>
  async (app) => {
    for (const act of actions) await act(app);
  };

export const nothing: Act = () => Promise.resolve();

/** Matches the exact text, also with an error number after a server failure, or with the name of what failed. */
const said = (text: string) => (content: string, element: Element | null) =>
  content === text ||
  content === `${text.replace(/\.$/, "")}. If this keeps happening, report error number test.` ||
  content.startsWith(`${text}. If it stays`) ||
  (text.startsWith("Location was created") && element !== null && content.startsWith(text));

/** Runs the case and waits for each of its texts. */
async function bring(one: Case, server: AnsweringTable): Promise<App> {
  one.before?.();
  const app = renderApp(one.at, { ...server, ...one.answers });
  await one.act(app);
  for (const text of one.texts) {
    expect((await screen.findAllByText(said(text))).length, text).toBeGreaterThan(0);
  }
  return app;
}

const named = (one: Case) => [one.texts.join(" / "), one] as const;

/**
 * Creates a test for each case: the text appears on its screen after the response that causes it, and the case
 * navigates as expected.
 */
export function saysEach(cases: readonly Case[], server: AnsweringTable): void {
  it.each(cases.filter(({ leadsTo }) => leadsTo === undefined).map(named))(
    "shows %s",
    async (_, one) => {
      const { calls } = await bring(one, server);
      expect(calls()).toContain("GET /session");
    },
    60_000,
  );
  const leading = cases.filter(({ leadsTo }) => leadsTo !== undefined);
  if (leading.length === 0) return;
  it.each(leading.map(named))(
    "shows %s, and navigates on",
    async (_, one) => {
      const { address } = await bring(one, server);
      await waitFor(() => expect(address()).toBe(one.leadsTo));
    },
    60_000,
  );
}
