import type { Client } from "@placard/api-client";
import { harness, world } from "./ground.ts";
import { as, VERSION, type BodyOf, type RoundTrips } from "./round-trip.ts";

const MADE_AT = { notRead: "Lets a document in after the end; its lines of the log carry the moment." };
const BASE = { notRead: "Says on what the plan was written, for the merge: see responder-area.int.test.ts." };

/** The device time in the newest entry of an incident's log. */
async function loggedDeviceTime(client: Client, incident_id: number): Promise<unknown> {
  const { entries } = await client.incidents.getIncidentLog({ params: { incident_id } });
  return entries.findLast(({ action_data }) => "device_time" in action_data)?.action_data["device_time"];
}

/** An incident, its log, plan and checklists. */
export const incidentTrips: RoundTrips = {
  createIncident: {
    values: () => ({
      user_id: world().verified.member,
      title: "Leak at the pier",
      made_at: "2026-11-21T13:10:00.000Z",
    }),
    run: async (body) => {
      const client = await harness().client(world().verified.member);
      const { data } = await client.incidents.createIncident({
        body: as<BodyOf<Client["incidents"]["createIncident"]>>(body),
      });
      const { incidents } = await client.incidents.getUserIncidents({ params: { userId: world().verified.member } });
      const made = incidents.find(({ incident_id }) => incident_id === data.incident_id);
      return { ...made, made_at: made?.created_at };
    },
  },
  logIncidentAction: {
    values: () => ({
      incident_id: world().verified.incident,
      module: "business-search",
      action_type: "search_performed",
      action_data: { query: "harbour" },
      made_at: "2026-11-21T13:40:00.000Z",
    }),
    run: async (body) => {
      const client = await harness().client(world().verified.member);
      await client.incidents.logIncidentAction({ body: as<BodyOf<Client["incidents"]["logIncidentAction"]>>(body) });
      const { entries } = await client.incidents.getIncidentLog({ params: { incident_id: world().verified.incident } });
      return { ...entries.at(-1), incident_id: world().verified.incident };
    },
  },
  updateIncidentPlan: {
    values: () => ({
      version: 0,
      plan: {
        incidentName: "Leak",
        incidentCommander: "A. Morin",
        location: "100 Pier Road",
        dateTime: "2026-11-21T14:05:00.000Z",
        incidentType: "Hazardous material",
        objectives: "Account for all.",
        strategy: "Defensive.",
        safety: "Level A.",
        resources: "Engine 3.",
        communications: "Channel 4.",
        logistics: "Water.",
        canUtechConsultation: "Called.",
        chemicals: [
          {
            text: "fuming nitric",
            chemical: { key: "cas:7697-37-2", name: "Red fuming", un_number: "UN2032" },
            guide: "157",
          },
          { text: "green drum", chemical: null, guide: null },
        ],
        boxes: [
          { box: "safetyOfficer", text: "J. Roy" },
          { box: "period", text: "14:00 to 18:00" },
        ],
        resource_list: [
          { resource: "Engine", identifier: "E3", ordered: "14:00", eta: "14:20", has_arrived: true, notes: "Pier 9" },
        ],
        known: [{ field: "objectives", text: "Keep everyone out of 100 m." }],
      },
      device_time: "2026-11-21T13:58:00.000Z",
    }),
    otherwise: { version: VERSION, made_at: MADE_AT, base: BASE },
    run: async (body) => {
      const client = await harness().client(world().verified.member);
      const params = { incident_id: world().verified.incident };
      await client.incidents.updateIncidentPlan({
        params,
        body: as<BodyOf<Client["incidents"]["updateIncidentPlan"]>>(body),
      });
      const { plan } = await client.incidents.getIncidentPlan({ params });
      return { plan, device_time: await loggedDeviceTime(client, params.incident_id) };
    },
  },
  updateChecklistProgress: {
    values: () => ({
      changes: [
        { guide: "decon-officer", item: "1.1", is_done: true, changed_at: "2026-11-21T13:00:00.000Z" },
        { guide: "decon-officer", item: "1.2", is_done: false, changed_at: "2026-11-21T13:30:00.000Z" },
      ],
      made_at: "2026-11-21T13:31:00.000Z",
      device_time: "2026-11-21T13:29:00.000Z",
    }),
    otherwise: { made_at: MADE_AT },
    run: async (body) => {
      const client = await harness().client(world().verified.member);
      const params = { incident_id: world().verified.incident };
      await client.incidents.updateChecklistProgress({
        params,
        body: as<BodyOf<Client["incidents"]["updateChecklistProgress"]>>(body),
      });
      const { changes } = await client.incidents.getChecklistProgress({ params });
      const device_time = await loggedDeviceTime(client, params.incident_id);
      return { changes: changes.map(({ changed_by: _by, ...change }) => change), device_time };
    },
  },
  updateIncidentStatus: {
    values: () => ({ status: "completed", made_at: "2026-11-21T13:50:00.000Z" }),
    run: async (body) => {
      const client = await harness().client(world().otherVerified.member);
      const params = { id: world().otherVerified.incident };
      await client.incidents.updateIncidentStatus({
        params,
        body: as<BodyOf<Client["incidents"]["updateIncidentStatus"]>>(body),
      });
      const { incidents } = await client.incidents.getUserIncidents({
        params: { userId: world().otherVerified.member },
      });
      const { entries } = await client.incidents.getIncidentLog({ params: { incident_id: params.id } });
      const ending = entries.find(({ action_type }) => action_type === "incident_ended");
      return { ...incidents.find(({ incident_id }) => incident_id === params.id), made_at: ending?.made_at };
    },
  },
};
