import { createIncident, logIncidentAction } from "@placard/api-client/internal";
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
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

async function lookUp(text: string) {
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [LOG]: logIncidentAction.example.response,
  });
  await view.user.click(await screen.findByRole("button", { name: "Safety" }));
  const box = await screen.findByRole("searchbox");
  await view.user.type(box, text);
  return { ...view, box };
}

const answer = (name: RegExp) => screen.findByRole("article", { name });

it("shows and logs the named substance and its UN number", async () => {
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
])("asks instead of showing the nearest name for %s", async (text, near) => {
  const { user, sent } = await lookUp(text);
  const offered = within(await screen.findByRole("group", { name: "Choose the substance" }));
  expect(screen.queryByRole("article")).toBeNull();
  expect(sent(LOG)).toBeUndefined();
  await user.click(offered.getByRole("button", { name: near }));
  expect((await answer(near)).isConnected).toBe(true);
});

it("accepts a name in another language", async () => {
  await lookUp("metanol");
  expect((await answer(/methyl alcohol|methanol/i)).textContent).toContain("CAS 67-56-1");
});

it("reports that a substance is not on file and hides earlier information", async () => {
  const { user, box } = await lookUp("chlorine");
  await answer(/^Chlorine/);
  await user.clear(box);
  await user.type(box, "zzqqx");
  expect(screen.queryByRole("article")).toBeNull();
  await screen.findByText("“zzqqx” is not on file.");
  screen.getByRole("heading", { name: "Chemical Not Found" });
  expect(screen.queryByRole("article")).toBeNull();
  // The advice for unknown substances: no data of the previous result, and guide 111.
  const { textContent } = screen.getByRole("alert");
  expect(textContent).toMatch(/No distance, suit or decontamination on file for it\./);
  expect(textContent).toMatch(/use Guide 111\. Isolate 100.m in all directions/);
});

it("keeps text typed before the name of the open card is filled in", async () => {
  const { user } = renderApp("/responder/dashboard?chemical=cas:7697-37-2@UN2032&module=suits-decon", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [LOG]: logIncidentAction.example.response,
  });
  const box = await screen.findByRole<HTMLInputElement>("searchbox");
  box.focus();
  await waitFor(() => expect(box.value).toMatch(/^Nitric acid/));
  await user.keyboard("chlorine");
  expect(box.value).toBe("chlorine");
  await answer(/^Chlorine/);
});

it("opens for the substance of the open card without logging a search", async () => {
  const { user, sent } = renderApp("/responder/dashboard?chemical=cas:7697-37-2@UN2032", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [LOG]: logIncidentAction.example.response,
  });
  await user.click(await screen.findByRole("button", { name: "Safety" }));
  expect((await answer(/fuming/i)).textContent).toContain("CAS 7697-37-2 · UN2032");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toMatch(/^nitric acid/i);
  expect(sent(LOG)).not.toMatchObject({ module: "suits-decon" });
});

it("shows possible reactions of two substances, asks which second substance is meant and logs the pair", async () => {
  const { user, allSent, address } = await lookUp("1017");
  await answer(/^Chlorine/);
  await user.click(screen.getByRole("button", { name: "Mixed with another substance" }));
  const other = await screen.findByRole("combobox", { name: "Other substance" });
  await user.type(other, "amonia{Escape}");
  await user.click(screen.getByRole("button", { name: "Show possible reactions" }));
  const offered = within(await screen.findByRole("group", { name: "Choose the substance" }));
  expect(screen.queryByRole("region", { name: "Possible reactions" })).toBeNull();

  await user.click(offered.getAllByRole("button", { name: /^Ammonia/ })[0] ?? document.body);
  const found = within(await screen.findByRole("region", { name: "Possible reactions" }));
  expect(found.getByRole("heading", { name: /Ammonia.*Chlorine|Chlorine.*Ammonia/ }).textContent).toMatch(
    /: Keep apart$/,
  );
  expect(found.getByText(/May give off/).textContent).toMatch(/hydrogen halides/);
  expect(found.getAllByText(/CAMEO/)).not.toEqual([]);
  expect(decodeURIComponent(address())).toContain("with=cas:7664-41-7");
  await waitFor(() => expect(allSent(LOG).at(-1)).toMatchObject({ action_type: "reactivity_predicted" }));
  expect(allSent(LOG).at(-1)).toMatchObject({
    action_data: { chemical: { name: "Chlorine" }, other: { key: "cas:7664-41-7" }, verdict: "Keep apart" },
  });

  await user.type(other, " of another kind");
  expect(screen.queryByRole("region", { name: "Possible reactions" })).toBeNull();
});

it("reports an unknown second substance and the same substance", async () => {
  const { user } = renderApp("/responder/dashboard?chemical=cas:7782-50-5@UN1017&module=suits-decon&with=cas:1-1-1", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [LOG]: logIncidentAction.example.response,
  });
  await screen.findByText(/This does not mean they are safe to mix/);
  const other = screen.getByRole("combobox", { name: "Other substance" });
  await user.type(other, "zzqqx{Escape}");
  await user.click(screen.getByRole("button", { name: "Show possible reactions" }));
  await screen.findByText("“zzqqx” is not on file.");
  await user.clear(other);
  await user.type(other, "chlorine{Escape}");
  await user.click(screen.getByRole("button", { name: "Show possible reactions" }));
  expect((await screen.findByText("This is the same substance")).isConnected).toBe(true);
});
