import { getOpenApi } from "@placard/api-client";
import { openApiDocument } from "@placard/api-client/openapi";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { VERSION } from "../../version.ts";

export const getOpenApiOperation = implementOpen(getOpenApi, async ({ ctx }) =>
  openApiDocument({ version: VERSION, serverUrl: originOf(ctx.config) }),
);
