import { getDepartment } from "@placard/api-client/internal";
import { found, requireOwnDepartment } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { departmentById } from "./department-answer.ts";

export const getDepartmentOperation = implement(getDepartment, async ({ rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  return { status: "success", department: found(await departmentById(rows, actor)) };
});
