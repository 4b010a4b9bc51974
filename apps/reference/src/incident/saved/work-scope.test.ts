import { createIncident } from "@placard/api-client/internal";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { localIncident } from "../local-incident.ts";
import { scopeOfUnsent, workScopeOf } from "./work-scope.ts";

const incident = { ...createIncident.example.response.data, client_id: null };

it("names a separate scope for each incident and for quick search", () => {
  const one = workScopeOf({ kind: "incident", incident });
  const other = workScopeOf({ kind: "incident", incident: { ...incident, incident_id: 5 } });
  const quick = workScopeOf({ kind: "quick-search" });
  expect([one, other, quick].map((scope) => scope.draft("plume"))).toEqual([
    "incident-51/plume",
    "incident-5/plume",
    "quick-search/plume",
  ]);
  expect(one.query("plume-outcome")).toEqual(["work", "incident-51", "plume-outcome"]);
});

it("keeps the scope of an incident when the server assigns its number", () => {
  const own = localIncident({ user_id: 12, department_id: 2 }, "Pier Road", new Date());
  const waiting = workScopeOf({ kind: "incident", incident: own });
  const sent = workScopeOf({ kind: "incident", incident: { ...own, incident_id: 51 } });
  expect([sent.id, sent.draft("plan")]).toEqual([waiting.id, waiting.draft("plan")]);
  expect([waiting.serverId, sent.serverId]).toEqual([null, 51]);
  expect(scopeOfUnsent({ incidentId: own.incident_id, work: waiting.id }).id).toBe(waiting.id);
});

const WORKSPACE = join(import.meta.dirname, "../../features/responder-workspace");

/** Server and reference data: the same for all work. Nothing that a user calculated. */
const FACTS = new Set([
  "business-matches",
  "pictures",
  "department",
  "safety",
  "directions",
  "hydrants",
  "weather",
  "chemical",
  "chemical-match",
  "class-card",
  "decontamination-rules",
  "sign-card",
  "linked-incident",
  "containers",
  "mixed",
  "plume-link",
  "plan-page",
]);
/** Forms of the workspace that belong to the department, not to the open work. */
const OF_THE_DEPARTMENT = new Set(["add-member", "invite-member"]);
/** Lists of chemicals: of the open work, or pinned by the user. The caller passes the name. */
const NAMED_BY_CALLER = "chemical-search/recent-chemicals.ts";

function sources(): readonly (readonly [name: string, code: string])[] {
  return readdirSync(WORKSPACE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(WORKSPACE, name), "utf8")]);
}

it("assigns every workspace query to reference data or to the scope", () => {
  const strays = sources().flatMap(([name, code]) =>
    [...code.matchAll(/queryKey: (\[\s*"([^"]+)"|[^\n]*)/g)]
      .filter(
        ([, key = "", fact = ""]) =>
          !FACTS.has(fact) &&
          !/^(scope\.query\(|\w+\(.*\)\.queryKey|scoped|(\[\.\.\.)?(team|chemicals)Key\()/.test(key),
      )
      .map(([found]) => `${name}: ${found}`),
  );
  expect(strays).toEqual([]);
});

it("ties lists of chemicals to the scope, except pinned ones", () => {
  const named = sources().flatMap(([name, code]) =>
    name === NAMED_BY_CALLER
      ? []
      : [...code.matchAll(/\b(?:read|add|remove)Chemicals?\(drafts, ([^,()]+(?:\([^)]*\))?)/g)].map(([, list]) => list),
  );
  expect(new Set(named)).toEqual(new Set(['scope.draft("recent-chemicals")', "PINNED"]));
});

it("ties every workspace draft to the scope", () => {
  const strays = sources()
    .filter(([name]) => name !== NAMED_BY_CALLER)
    .flatMap(([name, code]) =>
      [...code.matchAll(/(?:draft: \{ name: |drafts\.(?:read|write|clear)\()("([^"]*)"|[^,\s)]+)/g)]
        .filter(([, value = "", own = ""]) => !OF_THE_DEPARTMENT.has(own) && !value.startsWith("scope.draft("))
        .map(([found]) => `${name}: ${found}`),
    );
  const storages = sources()
    .filter(([, code]) => /\b(session|local)Storage\b/.test(code))
    .map(([name]) => `${name}: keeps by itself, not in drafts`);
  expect([...strays, ...storages]).toEqual([]);
});
