import { chainLog, exportIncidentLog, getIncidentLog } from "@placard/api-client/internal";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const { incident, exported_at, exported_by, entries } = exportIncidentLog.example.response.file;
const head = { format: "placard-incident-log", version: 1, incident, exported_at, exported_by } as const;

/** A log of three entries, signed with a new key. */
async function signedFile() {
  const { previous_hash: _previous, hash: _hash, ...line } = entries[0];
  const chain = await chainLog(
    head,
    [1, 2, 3].map((id) => ({ ...line, id, action_data: { text: `Entry ${id}` } })),
  );
  const keys = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  const value = await crypto.subtle.sign("Ed25519", keys.privateKey, new TextEncoder().encode(chain.last_hash));
  const public_key = base64url(await crypto.subtle.exportKey("raw", keys.publicKey));
  return { ...head, ...chain, signature: { algorithm: "Ed25519", public_key, value: base64url(value) } };
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Opens the page without an account, on a server that answers no requests. */
const choose = async (content: unknown) => chooseText(JSON.stringify(content));

async function chooseText(text: string) {
  const view = renderApp("/verify-log", { "GET /session": "no network", "GET /get-config": "no network" });
  await screen.findByRole("heading", { name: "Check a signed log" });
  const input = document.querySelector<HTMLInputElement>("input[type='file']");
  expect(input).not.toBeNull();
  if (input !== null) await view.user.upload(input, new File([text], "log.json", { type: "application/json" }));
  return view;
}

it("reports an intact log, and that the signer is unconfirmed until a key is entered", async () => {
  const file = await signedFile();
  const { user, calls } = await choose(file);
  await screen.findByText("The log is intact: 3 entries, none changed");
  screen.getByText(/^No key was compared/);
  screen.getByText(incident.title);
  await user.click(screen.getByRole("textbox", { name: /Server key/ }));
  await user.paste(file.signature.public_key);
  await screen.findByText("It was signed with the key you entered.");
  await user.paste("x");
  await screen.findByText(/^The file was signed with a different key/);
  expect(calls().filter((call) => !call.startsWith("GET /session") && !call.startsWith("GET /get-config"))).toEqual([]);
});

it("names the entry at which a log was changed", async () => {
  const file = await signedFile();
  await choose({
    ...file,
    entries: file.entries.map((entry, index) => (index === 1 ? { ...entry, user_name: "Somebody else" } : entry)),
  });
  expect((await screen.findByText("The log was changed at entry 2")).isConnected).toBe(true);
  screen.getByText("This entry was changed after the log left the server.");
});

it("reports that another file is not a signed log", async () => {
  await choose({ hello: "world" });
  expect((await screen.findByText("This file cannot be trusted")).isConnected).toBe(true);
});

it("accepts a log saved by the server byte by byte and rejects it with one letter changed", async () => {
  const handedOut = vi.spyOn(URL, "createObjectURL");
  const file = await signedFile();
  const { user } = renderApp(`/responder/incidents?incident=${incident.incident_id}`, {
    "GET /session": { user: alex },
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, incident },
    [`GET /export-incident-log/${incident.incident_id}`]: { file },
  });
  await user.click(await screen.findByRole("button", { name: "Signed file (JSON)" }));
  const blob = await waitFor(() => {
    const found = handedOut.mock.calls.map(([one]) => one).find((one) => one instanceof Blob);
    if (!(found instanceof Blob)) throw new Error("Nothing was handed out.");
    return found;
  });
  handedOut.mockRestore();
  const text = await blob.text();
  expect(JSON.parse(text)).toEqual(file);
  cleanup();
  await chooseText(text);
  await screen.findByText("The log is intact: 3 entries, none changed");
  cleanup();
  await chooseText(text.replace("Entry 2", "Entry 7"));
  await screen.findByText("The log was changed at entry 2");
});
