import type { AnsweringTable } from "../answering-fetch.ts";
import { screen, within } from "@testing-library/react";
import { draftsOf } from "../../forms/drafts/drafts.ts";
import { alex } from "../people.ts";
import { CONFIG } from "../render-app.tsx";
import { each, press, type Act } from "./says-each.ts";

/** A server with a signed-in responder and no data. */
export const responderServer: AnsweringTable = { "GET /session": { user: alex } };

/** A server with a provider of each kind. */
export const withProviders: AnsweringTable = {
  "GET /get-config": {
    ...CONFIG,
    providers: { ...CONFIG.providers, weather: "open-meteo", directions: "osrm" },
  },
};

/** The URL of a workspace module. */
export const at = (module: string): string => `/responder/dashboard?module=${module}`;

/** Makes a module restore input typed earlier in Quick Search. */
export const saved = (name: string, values: Readonly<Record<string, string>>) => () =>
  draftsOf(localStorage, `responder:${alex.user_id}`).write(`quick-search/${name}`, values, { kind: "working" });

/** Types into the search box of a module. */
export const searchFor =
  (text: string): Act =>
  async ({ user }) => {
    await user.click(await screen.findByRole("searchbox"));
    await user.paste(text);
  };

const card = () => screen.findByRole("region", { name: "Navigation" });

export const openNavigation = each(press("Map"), press("Navigation"));

export const useLocation: Act = async ({ user }) =>
  user.click(within(await card()).getByRole("button", { name: "Use my location" }));

/** The route from 0, 0 to 0.02, 0.02. */
export const WAY = `GET /directions/driving/${encodeURIComponent("0,0;0.02,0.02")}`;

export const askTheWay: Act = each(openNavigation, useLocation, async ({ user }) => {
  await user.type(within(await card()).getByRole("combobox", { name: "Where to?" }), "0.02, 0.02");
  await user.click(await screen.findByRole("option", { name: /0\.02, 0\.02/ }));
});
