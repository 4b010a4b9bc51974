import { healthz } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";

export const healthzOperation = implementOpen(healthz, async () => ({ status: "success" }));
