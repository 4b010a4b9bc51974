import { getInspection } from "@placard/api-client/internal";
import { implement } from "../../../http/operation.ts";
import { inspectionAnswerOf } from "./inspection-answer.ts";

export const getInspectionOperation = implement(getInspection, async ({ rows, params }) => ({
  status: "success",
  inspection: await inspectionAnswerOf(rows, params.id),
}));
