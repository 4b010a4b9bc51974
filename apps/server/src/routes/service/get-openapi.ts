import { getOpenApi } from "@placard/api-client";
import { openApiDocument } from "@placard/api-client/openapi";
import { implementOpen } from "../../http/operation.ts";
import { VERSION } from "../../version.ts";

export const getOpenApiOperation = implementOpen(getOpenApi, async ({ request }) =>
  openApiDocument({ version: VERSION, serverUrl: request.origin }),
);
