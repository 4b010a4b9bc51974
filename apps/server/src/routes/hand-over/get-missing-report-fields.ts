import { getMissingReportFields } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { facilityPage } from "./facility-page.ts";

export const getMissingReportFieldsOperation = implementOpen(
  getMissingReportFields,
  async ({ params: { id }, query, ...caller }) => {
    const found = await facilityPage(caller, id, query, ({ missing }) => missing);
    const { shown, ...page } = found;
    return { status: "success", missing: shown, ...page };
  },
);
