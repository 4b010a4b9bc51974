import { getBusinessDetails } from "@placard/api-client/internal";
import type { Answer, AnsweringTable } from "./answering-fetch.ts";
import { inventoryAnswers } from "./inventory-answers.ts";
import { dana } from "./people.ts";

const { business, contacts } = getBusinessDetails.example.response;

const ALLOWED = { allowed: true, message: "", current_tier: 1, required_tier: 1 };

/** Response of a limit check that allows no more. */
export const planIsFull = (message: string): Answer => ({
  status: 403,
  body: {
    status: "error",
    code: "plan_limit_reached",
    allowed: false,
    message,
    current_tier: 1,
    required_tier: 2,
    request_id: "test",
  },
});

/** A signed-in business with nothing on file. */
export const emptyBusiness: AnsweringTable = {
  "GET /session": { user: dana },
  "GET /get-business-name/3": { name: dana.companyName, business_name: dana.companyName },
  "GET /get-business-details/3": { business, contacts, registration: null, registration_version: 1 },
  ...inventoryAnswers(() => []),
  "GET /get-locations-by-business/3": { locations: [] },
  "GET /get-business-invitations/3": { invitations: [] },
  "GET /get-inspection-summary/3": {
    active: 0,
    upcoming: 0,
    high_risk_areas: 0,
    overdue: 0,
    open_findings: 0,
    overdue_findings: 0,
  },
  "GET /get-dismissed-notifications": { dismissed: [] },
  "GET /get-inspection-schedules/3": { schedules: [] },
  "GET /get-inspection-checklists/3": { checklists: [] },
  "GET /get-high-risk-count/3": { high_risk_count: 0, unknown_level_count: 0, not_graded_count: 0 },
  "GET /check-number-of-locations/3": ALLOWED,
  "GET /check-number-of-chemicals/3": ALLOWED,
  "POST /check-number-of-users/3": ALLOWED,
};

/** Keeps the dismissed notifications of the account, as the server does. */
export function dismissedAnswers(): AnsweringTable {
  let dismissed: readonly unknown[] = [];
  return {
    "GET /get-dismissed-notifications": () => ({ dismissed }),
    "PUT /dismiss-notification": (_query, body) => {
      dismissed = [...dismissed, body];
      return {};
    },
    "DELETE /restore-notifications": () => {
      dismissed = [];
      return {};
    },
  };
}
