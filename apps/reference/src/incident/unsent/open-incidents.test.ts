// @vitest-environment jsdom
import { createIncident } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { localIncident } from "../local-incident.ts";
import { openIncidents } from "./open-incidents.ts";
import type { Unsent } from "../outbox.ts";
import { unsentKinds } from "./unsent-kinds.ts";

const maker = { user_id: 12, department_id: 2 };
const onServer = createIncident.example.response.data;
const own = localIncident(maker, "Made here", new Date());
const opened: Unsent = {
  kind: "incident",
  key: own.client_id,
  incidentId: own.incident_id,
  work: `incident-${own.client_id}`,
  madeAt: own.created_at,
  title: own.title,
};
const choosing = { kind: "choosing" } as const;

it("lists incidents created or opened here offline, once each", () => {
  expect(openIncidents({ onServer: [], mode: choosing, unsent: [opened], maker })).toEqual([own]);
  const mode = { kind: "incident", incident: own } as const;
  expect(openIncidents({ onServer: [onServer], mode, unsent: [opened], maker })).toEqual([own, onServer]);
});

it("prefers the server list and leaves out incidents ended here", () => {
  const sent = { ...own, incident_id: 80 };
  expect(openIncidents({ onServer: [sent], mode: choosing, unsent: [opened], maker })).toEqual([sent]);
  const work = `incident-${onServer.client_id}`;
  const end: Unsent = { kind: "end", key: "k", incidentId: onServer.incident_id, work };
  expect(openIncidents({ onServer: [onServer], mode: choosing, unsent: [end], maker })).toEqual([]);
  expect(unsentKinds([end, opened, end])).toEqual([
    ["incident", 1],
    ["end", 2],
  ]);
});
