export { openApiDocument, SESSION_COOKIE, type OpenApiOptions } from "./openapi/openapi.ts";
