import { expect, it } from "vitest";
import { embedPaths, paths } from "../paths.ts";
import { pageSource } from "./page-source.ts";

it("serves responder pages from the device, and the entry page from the network first", () => {
  const saved = [
    paths.responder,
    "/responder/",
    paths.responderWorkspace,
    paths.pastIncidents,
    paths.responderAccount,
    paths.verifyLog,
  ];
  expect(saved.map(pageSource)).toEqual(saved.map(() => "kept"));
  expect([paths.landing, paths.signIn].map(pageSource)).toEqual(["network-first", "network-first"]);
});

it.each([
  paths.chemicals,
  ...Object.values(embedPaths),
  "/docs/",
  "/storybook",
  "/responder/nowhere",
  "/nowhere",
  "/api",
])("leaves %s to the server, which knows whether the page exists", (path) => expect(pageSource(path)).toBe("network"));
