import { afterAll, beforeAll, expect, it } from "vitest";
import { mostUsedCalls, type MeasuredCall } from "../../tools/load/most-used-calls.ts";
import { createHarness, type Harness } from "../harness.ts";
import { countRoundTrips } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

/** Round trips to the database, with one to identify the caller and one to commit. */
const ROUND_TRIPS: Readonly<Record<string, number>> = {
  getSession: 2,
  getBusinessDetails: 4,
  getLocationsByBusiness: 4,
  getInventoryPage: 5,
  getInventorySummary: 6,
  searchBusinesses: 4,
  getAllLocationsGeocoded: 6,
  getDepartmentIncidents: 3,
  getIncidentLog: 4,
  logIncidentAction: 4,
};

const cookieOf = ({ by }: MeasuredCall): Promise<string> =>
  harness.cookie(by === "business" ? world.ours.accounts.Admin : world.verified.member);

async function send({ path, body }: MeasuredCall, cookie: string): Promise<void> {
  const answer = await harness.app.request(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      Cookie: `placard_session=${cookie}`,
      "Content-Type": "application/json",
      "X-Placard-Client": "test",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
}

it("answers the most used calls with few round trips to the database", async () => {
  const calls = mostUsedCalls({
    businessId: world.ours.id,
    departmentId: world.verified.id,
    incidentId: world.verified.incident,
  });
  const counted: Record<string, number> = {};
  for (const call of calls) {
    const cookie = await cookieOf(call);
    counted[call.name] = await countRoundTrips(harness.ctx.database, () => send(call, cookie));
  }
  expect(counted).toEqual(ROUND_TRIPS);
});
