import type { Client } from "@placard/api-client";
import { admin, world } from "./ground.ts";
import { as, KEY_OF_ROW, VERSION, type BodyOf, type Fields, type RoundTrips } from "./round-trip.ts";

/** All answers of a spill kit inspection, in the order of its items. */
const SPILL_ANSWERS = ["there", "fits", "gloves", "respirators", "drains", "numbers"].map((item) => ({
  item,
  result: item === "gloves" ? "fail" : "pass",
  note: item === "gloves" ? "Torn" : "",
  owner_id: null,
  mend_by: item === "gloves" ? "2026-12-01" : null,
  is_high_risk: item === "gloves",
}));

/** The first items of a list get these ids. */
const CHECKLIST = {
  name: "Forklifts before the shift",
  items: [
    { id: "item_1", text: "Check the forks.", hint: "Both heels" },
    { id: "item_2", text: "Check the brakes.", hint: null },
  ],
};

async function newChecklist(client: Client): Promise<number> {
  return (await client.inspections.insertInspectionChecklist({ body: CHECKLIST })).checklist.id;
}

async function checklistOf(client: Client, id: number): Promise<Fields> {
  const { checklists } = await client.inspections.getInspectionChecklists({ params: { id: world().ours.id } });
  return checklists.find((row) => row.id === id) ?? {};
}

async function newSchedule(client: Client): Promise<number> {
  const body = { location_id: world().ours.location, template: "spill_kits", interval: "once", due_on: "2026-11-21" };
  const { schedule } = await client.inspections.insertInspectionSchedule({
    body: as<BodyOf<Client["inspections"]["insertInspectionSchedule"]>>(body),
  });
  return schedule.id;
}

async function newInspection(client: Client): Promise<number> {
  const body = { schedule_id: await newSchedule(client) };
  return (await client.inspections.insertInspection({ body })).inspection.id;
}

async function newFinding(client: Client): Promise<number> {
  const body = as<BodyOf<Client["inspections"]["finishInspection"]>>({ answers: SPILL_ANSWERS });
  const { inspection } = await client.inspections.finishInspection({
    params: { id: await newInspection(client) },
    body,
  });
  return inspection.findings[0]?.id ?? 0;
}

async function scheduleOf(client: Client, id: number): Promise<Fields> {
  const { schedules } = await client.inspections.getInspectionSchedules({ params: { id: world().ours.id } });
  return schedules.find((row) => row.id === id) ?? {};
}

async function findingOf(client: Client, state: "open" | "mended", id: number): Promise<Fields> {
  const { findings } = await client.inspections.getInspectionFindings({
    params: { id: world().ours.id },
    query: { state },
  });
  return findings.find((row) => row.id === id) ?? {};
}

/** Checklists, schedules, inspections and findings. */
export const inspectionTrips: RoundTrips = {
  insertInspectionChecklist: {
    values: () => CHECKLIST,
    run: async (body) => {
      const client = await admin();
      const { checklist } = await client.inspections.insertInspectionChecklist({
        body: as<BodyOf<Client["inspections"]["insertInspectionChecklist"]>>(body),
      });
      return checklistOf(client, checklist.id);
    },
  },
  updateInspectionChecklist: {
    values: () => ({
      name: "Forklifts every morning",
      items: [{ id: "item_1", text: "Check the horn.", hint: "Twice" }],
      version: 1,
    }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newChecklist(client) };
      await client.inspections.updateInspectionChecklist({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspectionChecklist"]>>(body),
      });
      return checklistOf(client, params.id);
    },
  },
  insertInspectionSchedule: {
    values: () => ({
      location_id: world().ours.location,
      template: "batteries",
      checklist_id: null,
      interval: "quarter",
      due_on: "2027-01-15",
      assignee_id: world().ours.contact,
    }),
    run: async (body) => {
      const client = await admin();
      const { schedule } = await client.inspections.insertInspectionSchedule({
        body: as<BodyOf<Client["inspections"]["insertInspectionSchedule"]>>(body),
      });
      return scheduleOf(client, schedule.id);
    },
  },
  updateInspectionSchedule: {
    values: () => ({
      interval: "year",
      due_on: "2027-02-15",
      assignee_id: world().ours.accounts.User,
      is_active: false,
      version: 1,
    }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newSchedule(client) };
      await client.inspections.updateInspectionSchedule({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspectionSchedule"]>>(body),
      });
      return scheduleOf(client, params.id);
    },
  },
  insertInspection: {
    values: () => ({ schedule_id: 0 }),
    otherwise: { schedule_id: KEY_OF_ROW },
    run: async () => {
      const client = await admin();
      const body = { schedule_id: await newSchedule(client) };
      return (await client.inspections.insertInspection({ body })).inspection;
    },
  },
  updateInspection: {
    values: () => ({ answers: SPILL_ANSWERS.slice(1), version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newInspection(client) };
      await client.inspections.updateInspection({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspection"]>>(body),
      });
      return (await client.inspections.getInspection({ params })).inspection;
    },
  },
  finishInspection: {
    values: () => ({ answers: SPILL_ANSWERS, version: 1, today: "2026-11-20" }),
    otherwise: { version: VERSION, today: { readAs: "done_on" } },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newInspection(client) };
      await client.inspections.finishInspection({
        params,
        body: as<BodyOf<Client["inspections"]["finishInspection"]>>(body),
      });
      return (await client.inspections.getInspection({ params })).inspection;
    },
  },
  updateInspectionFinding: {
    values: () => ({
      note: "Still torn",
      owner_id: world().ours.contact,
      mend_by: "2027-03-01",
      is_high_risk: false,
      version: 1,
    }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newFinding(client) };
      await client.inspections.updateInspectionFinding({
        params,
        body: as<BodyOf<Client["inspections"]["updateInspectionFinding"]>>(body),
      });
      return findingOf(client, "open", params.id);
    },
  },
  mendInspectionFinding: {
    values: () => ({ mended_how: "New gloves", version: 1 }),
    otherwise: { version: VERSION },
    run: async (body) => {
      const client = await admin();
      const params = { id: await newFinding(client) };
      await client.inspections.mendInspectionFinding({
        params,
        body: as<BodyOf<Client["inspections"]["mendInspectionFinding"]>>(body),
      });
      return findingOf(client, "mended", params.id);
    },
  },
  reopenInspectionFinding: {
    values: () => ({ version: 1 }),
    otherwise: { version: VERSION },
    run: async () => {
      const client = await admin();
      const params = { id: await newFinding(client) };
      await client.inspections.reopenInspectionFinding({ params, body: { version: 1 } });
      return findingOf(client, "open", params.id);
    },
  },
};
