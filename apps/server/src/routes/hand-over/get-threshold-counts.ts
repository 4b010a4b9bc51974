import { getThresholdCounts } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { facilityPage } from "./facility-page.ts";

export const getThresholdCountsOperation = implementOpen(
  getThresholdCounts,
  async ({ params: { id }, query, ...caller }) => {
    const found = await facilityPage(caller, id, query, (facility) => facility[query.state]);
    const { shown, ...page } = found;
    return { status: "success", counts: shown, ...page };
  },
);
