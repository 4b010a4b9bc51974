import { chainLog, exportIncidentLog } from "@placard/api-client";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
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

/** Without an account and over a server that answers nothing. */
async function choose(content: unknown) {
  const view = renderApp("/verify-log", { "GET /session": "no network", "GET /get-config": "no network" });
  await screen.findByRole("heading", { name: "Check a signed log" }, { timeout: 8000 });
  const input = document.querySelector<HTMLInputElement>("input[type='file']");
  expect(input).not.toBeNull();
  if (input !== null)
    await view.user.upload(input, new File([JSON.stringify(content)], "log.json", { type: "application/json" }));
  return view;
}

it("says that a log is whole, and that a key nobody compared proves nothing, until the key is entered", async () => {
  const file = await signedFile();
  const { user, calls } = await choose(file);
  await screen.findByText("The log is whole: 3 entries, none changed");
  screen.getByText(/^No key was compared/);
  screen.getByText(incident.title);
  await user.click(screen.getByRole("textbox", { name: /Key of the server/ }));
  await user.paste(file.signature.public_key);
  await screen.findByText("It was signed with the key that you entered.");
  await user.paste("x");
  await screen.findByText(/^The file was signed with another key/);
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

it("says of another file what it is not", async () => {
  await choose({ hello: "world" });
  expect((await screen.findByText("This file cannot be relied on")).isConnected).toBe(true);
});
