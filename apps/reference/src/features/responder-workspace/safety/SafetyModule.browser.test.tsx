import { createIncident } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;
const LOG = "POST /log-incident-action";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);

let person = newPersonId();
beforeEach(() => {
  clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

async function lookUp(text: string) {
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [LOG]: {},
  });
  await view.user.click(await screen.findByRole("button", { name: "Safety" }));
  const box = await screen.findByRole("searchbox", {}, { timeout: 8000 });
  await view.user.type(box, text);
  return { ...view, box };
}

const answer = (name: RegExp) => screen.findByRole("article", { name }, { timeout: 8000 });

it("answers for what is named, says which substance by which id, and logs that", async () => {
  const { sent } = await lookUp("2032");
  const article = await answer(/fuming/i);
  expect(article.textContent).toContain("CAS 7697-37-2 · UN2032");
  await waitFor(() => expect(sent(LOG)).toBeDefined());
  expect(sent(LOG)).toMatchObject({
    module: "suits-decon",
    action_data: { query: "2032", chemical: { key: "cas:7697-37-2", un_number: "UN2032" } },
  });
});

it.each([
  ["viny chloride", /^Vinyl chloride/],
  ["methanoll", /^Methyl alcohol/],
])("never answers for %s with the nearest name, and asks", async (text, near) => {
  const { user, sent } = await lookUp(text);
  const offered = within(await screen.findByRole("group", { name: "Which one is meant" }, { timeout: 8000 }));
  expect(screen.queryByRole("article")).toBeNull();
  expect(sent(LOG)).toBeUndefined();
  await user.click(offered.getByRole("button", { name: near }));
  expect((await answer(near)).isConnected).toBe(true);
});

it("takes a name of another language for what it means", async () => {
  await lookUp("metanol");
  expect((await answer(/methyl alcohol|methanol/i)).textContent).toContain("CAS 67-56-1");
});

it("says of what is not on file that it is not, and lets no old answer stand under it", async () => {
  const { user, box } = await lookUp("chlorine");
  await answer(/^Chlorine/);
  await user.clear(box);
  await user.type(box, "zzqqx");
  expect(screen.queryByRole("article")).toBeNull();
  await screen.findByText("“zzqqx” is not on file.", {}, { timeout: 8000 });
  expect(screen.queryByRole("article")).toBeNull();
});
