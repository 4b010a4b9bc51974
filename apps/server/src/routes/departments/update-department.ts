import { updateDepartment } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { found, requireOwnDepartment } from "../../access/own-rows.ts";
import { given } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { departmentById } from "./department-answer.ts";

export const updateDepartmentOperation = implement(updateDepartment, async ({ rows, actor, params, body }) => {
  requireOwnDepartment(actor, params.department_id);
  const changes = given({ name: body.name, tier: body.tier } satisfies EveryField<typeof body>);
  if (Object.keys(changes).length > 0) {
    await rows.updateTable("departments").set(changes).where("id", "=", params.department_id).execute();
  }
  return { status: "success", department: found(await departmentById(rows, actor)) };
});
