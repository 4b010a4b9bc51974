import { insertResponderAdmin } from "../registration.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { API_BASE } from "../../client/request-url.ts";
import { ERROR_CODES } from "../../errors/error-codes.ts";
import { errorsOf } from "../../errors/errors-of.ts";
import { ACCESS_RULES } from "./access-rules.ts";
import { contract, endpoints } from "../index.ts";

const NONE = z.object({});
const named = endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

describe("the contract", () => {
  it("lists every method and path", () => {
    const table = endpoints.map(({ method, path, atRoot }) => `${method} ${atRoot === true ? "" : API_BASE}${path}`);
    expect(table).toMatchInlineSnapshot(`
      [
        "POST /api/login-user",
        "POST /api/login-responder",
        "POST /api/logout",
        "GET /api/session",
        "POST /api/request-password-reset",
        "POST /api/reset-password",
        "POST /api/change-password",
        "POST /api/confirm-email",
        "POST /api/restore-email",
        "POST /api/insert-business",
        "POST /api/insert-business-user",
        "POST /api/insert-responder-admin",
        "POST /api/insert-responder-user",
        "PUT /api/update-business/{id}",
        "PUT /api/update-business-registration/{business_id}",
        "GET /api/get-business-name/{id}",
        "GET /api/get-business-details/{id}",
        "GET /api/get-high-risk-count/{id}",
        "GET /api/get-business-stats/{id}",
        "GET /api/search-businesses",
        "GET /api/get-business-users/{business_id}",
        "GET /api/get-users-by-business/{id}",
        "GET /api/get-contacts-by-business/{business_id}",
        "POST /api/insert-business-contact",
        "PUT /api/update-business-contact/{id}",
        "PUT /api/update-user/{id}",
        "DELETE /api/delete-user/{id}",
        "PUT /api/deactivate-user/{id}",
        "PUT /api/reactivate-user/{id}",
        "GET /api/get-dismissed-notifications",
        "PUT /api/dismiss-notification",
        "DELETE /api/restore-notifications",
        "GET /api/get-invitation/{token}",
        "POST /api/accept-invitation",
        "GET /api/get-business-invitations/{business_id}",
        "POST /api/insert-business-invitation",
        "POST /api/insert-invitation-link/{id}",
        "DELETE /api/delete-invitation/{id}",
        "GET /api/get-locations-by-business/{id}",
        "POST /api/insert-location",
        "PUT /api/update-location/{id}",
        "DELETE /api/delete-location/{id}",
        "POST /api/insert-site-point",
        "PUT /api/update-site-point/{id}",
        "DELETE /api/delete-site-point/{id}",
        "GET /api/get-chemicals-by-business/{id}",
        "GET /api/get-inventory-page/{id}",
        "GET /api/get-inventory-summary/{id}",
        "POST /api/find-on-file/{id}",
        "POST /api/insert-chemical",
        "PUT /api/update-chemical/{id}",
        "DELETE /api/delete-chemical/{id}",
        "GET /api/get-chemical-imports/{business_id}",
        "POST /api/insert-chemical-import",
        "POST /api/insert-imported-chemicals/{id}",
        "POST /api/insert-imported-containers/{id}",
        "POST /api/finish-chemical-import/{id}",
        "POST /api/undo-chemical-import/{id}",
        "POST /api/confirm-chemical/{id}",
        "POST /api/confirm-location/{id}",
        "POST /api/confirm-inventory/{id}",
        "POST /api/undo-check/{id}",
        "GET /api/get-containers/{chemical_id}",
        "GET /api/get-due-containers/{business_id}",
        "GET /api/get-containers-by-business/{business_id}",
        "GET /api/get-sites-with-containers/{business_id}",
        "GET /api/get-same-stock/{chemical_id}",
        "GET /api/find-container/{business_id}",
        "POST /api/insert-containers",
        "PUT /api/update-container/{id}",
        "DELETE /api/delete-container/{id}",
        "GET /api/get-storage-reactivity/{id}",
        "GET /api/get-standing-marks/{id}",
        "GET /api/check-storage/{location_id}",
        "GET /api/get-separation-plan/{location_id}",
        "POST /api/insert-accepted-risk",
        "DELETE /api/delete-accepted-risk/{id}",
        "POST /api/upload-picture",
        "GET /api/get-pictures-by-location/{location_id}",
        "PUT /api/update-picture/{picture_id}",
        "GET /api/get-picture-file/{picture_id}",
        "DELETE /api/delete-picture/{picture_id}",
        "GET /api/get-plan-points/{picture_id}",
        "POST /api/insert-plan-point",
        "PUT /api/update-plan-point/{id}",
        "DELETE /api/delete-plan-point/{id}",
        "PUT /api/update-plan-placement/{picture_id}",
        "DELETE /api/delete-plan-placement/{picture_id}",
        "POST /api/upload-sds",
        "PUT /api/update-sds/{id}",
        "GET /api/get-sds-by-chemical/{chemical_id}",
        "GET /api/get-sds-by-business/{business_id}",
        "GET /api/get-sds-page/{business_id}",
        "GET /api/get-sds-file/{id}",
        "GET /api/get-sds-versions/{chemical_id}",
        "POST /api/restore-sds/{id}",
        "DELETE /api/delete-sds/{id}",
        "GET /api/get-inspection-summary/{id}",
        "GET /api/get-inspection-schedules/{id}",
        "POST /api/insert-inspection-schedule",
        "PUT /api/update-inspection-schedule/{id}",
        "DELETE /api/delete-inspection-schedule/{id}",
        "GET /api/get-inspections/{id}",
        "GET /api/get-inspection/{id}",
        "POST /api/insert-inspection",
        "PUT /api/update-inspection/{id}",
        "POST /api/finish-inspection/{id}",
        "DELETE /api/delete-inspection/{id}",
        "POST /api/upload-inspection-photo",
        "GET /api/get-inspection-photo-file/{id}",
        "DELETE /api/delete-inspection-photo/{id}",
        "GET /api/get-inspection-findings/{id}",
        "PUT /api/update-inspection-finding/{id}",
        "POST /api/mend-inspection-finding/{id}",
        "POST /api/reopen-inspection-finding/{id}",
        "GET /api/get-inspection-checklists/{id}",
        "GET /api/get-inspection-checklist-versions/{id}",
        "POST /api/insert-inspection-checklist",
        "PUT /api/update-inspection-checklist/{id}",
        "DELETE /api/delete-inspection-checklist/{id}",
        "GET /api/get-deleted-records/{business_id}",
        "POST /api/restore-deleted-record/{id}",
        "GET /api/get-report-states/{id}",
        "GET /api/get-threshold-counts/{id}",
        "GET /api/get-missing-report-fields/{id}",
        "GET /api/get-emergency-counts/{id}",
        "POST /api/make-tier-two-report/{id}",
        "GET /api/check-number-of-locations/{business_id}",
        "GET /api/check-number-of-chemicals/{business_id}",
        "POST /api/check-number-of-users/{business_id}",
        "GET /api/get-access-tokens/{department_id}",
        "POST /api/insert-access-token",
        "DELETE /api/delete-access-token/{id}",
        "GET /api/get-business-access-tokens/{business_id}",
        "POST /api/insert-business-access-token",
        "DELETE /api/delete-business-access-token/{id}",
        "GET /api/get-department/{department_id}",
        "PUT /api/update-department/{department_id}",
        "GET /api/get-responder-users/{department_id}",
        "POST /api/approve-responder-user/{id}",
        "PUT /api/update-responder-user/{id}",
        "DELETE /api/delete-responder-user/{id}",
        "GET /api/get-invitations/{department_id}",
        "POST /api/insert-invitations",
        "POST /api/create-incident",
        "POST /api/log-incident-action",
        "POST /api/log-incident-photo",
        "GET /api/get-incident-photo/{photo_id}",
        "GET /api/get-user-incidents/{userId}",
        "GET /api/get-department-incidents/{department_id}",
        "PUT /api/update-incident-status/{id}",
        "GET /api/get-incident-log/{incident_id}",
        "GET /api/export-incident-log/{incident_id}",
        "GET /api/get-incident-people/{incident_id}",
        "GET /api/watch-department-incidents/{department_id}",
        "GET /api/watch-incident/{incident_id}",
        "GET /api/get-incident-plan/{incident_id}",
        "PUT /api/update-incident-plan/{incident_id}",
        "GET /api/get-checklist-progress/{incident_id}",
        "PUT /api/update-checklist-progress/{incident_id}",
        "GET /api/search-chemicals",
        "GET /api/meant-chemical",
        "GET /api/get-chemical-record/{key}",
        "GET /api/get-safety-properties/{key}",
        "GET /api/get-PPE-properties",
        "GET /api/nfpa/{chemical_name}",
        "GET /api/get-all-properties",
        "GET /api/pubchem-property",
        "GET /api/search-nioshs",
        "GET /api/build-plumes",
        "GET /api/initial-evac",
        "GET /api/get-weather",
        "POST /api/convert-mg-m3-to-ppm",
        "POST /api/convert-ppm-to-mg-m3",
        "POST /api/turnbackPPM",
        "GET /api/address-suggestions",
        "GET /api/registration-address-suggestions",
        "POST /api/geocode-address",
        "GET /api/directions/{profile}/{coordinates}",
        "POST /api/directions/{profile}/{coordinates}",
        "GET /api/load-hydrants",
        "GET /api/get-all-locations-geocoded",
        "GET /api/get-config",
        "GET /api/openapi.json",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
      ]
    `);
  });

  it("lists each endpoint once under its key", () => {
    const keys = Object.values(contract).flatMap((resource) => Object.keys(resource));
    expect(endpoints.map(({ id }) => id)).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("has no method and path twice", () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it("uses every access rule, so that the access matrix covers all", () => {
    const used = new Set(endpoints.map(({ access }) => access));
    expect([...used].toSorted()).toEqual(Object.keys(ACCESS_RULES).toSorted());
  });

  it("uses every error code", () => {
    const used = new Set([...endpoints.flatMap(errorsOf), "unknown_endpoint"]); // these are used outside of endpoints
    expect([...used].toSorted()).toEqual(Object.keys(ERROR_CODES).toSorted());
  });
});

describe.each(named)("%s", (_, endpoint) => {
  it("has a schema field for each path parameter and no other", () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  it("has an example that matches its schemas", () => {
    const { example } = endpoint;
    for (const [schema, part] of [
      [endpoint.params, example.params],
      [endpoint.query, example.query ?? {}],
      [endpoint.body, example.body],
      [endpoint.multipart?.fields, example.fields],
    ] as const) {
      expect(schema?.safeParse(part).error).toBeUndefined();
    }
    expect(endpoint.response.parse(example.response)).toEqual(example.response);
  });

  it("reads path and query of its example from text, as sent over HTTP", () => {
    const { example, params = NONE, query = NONE } = endpoint;
    expect(params.parse(asText(example.params))).toEqual(params.parse(example.params ?? {}));
    expect(query.parse(asText(example.query))).toEqual(query.parse(example.query ?? {}));
  });

  it("has a valid empty result if it uses 404 for one", () => {
    const empty = endpoint.emptyOn404;
    expect(empty === undefined || endpoint.response.safeParse(empty.answer).success).toBe(true);
    expect(empty?.codes).not.toEqual([]);
    expect((empty?.codes ?? []).filter((code) => ERROR_CODES[code].status !== 404)).toEqual([]);
  });

  it("accepts a body or form only with a matching method", () => {
    expect(endpoint.method === "GET" && (endpoint.body ?? endpoint.multipart) !== undefined).toBe(false);
  });
});

/** True if a pattern limits the text: no part of it may repeat endlessly. */
const isBounded = (pattern = ""): boolean => /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);

function isShort(schema: z.ZodString): boolean {
  const { pattern, format } = z.toJSONSchema(schema, { io: "input" });
  return schema.maxLength !== null || format === "uuid" || format === "date" || isBounded(pattern);
}

/** The schemas inside a schema, with their paths. */
function partsOf(schema: z.ZodType, path: string): readonly (readonly [part: unknown, path: string])[] {
  const def = schema.def as unknown as Readonly<Record<string, unknown>>;
  const parts = ["element", "innerType", "in", "out", "left", "right", "keyType", "valueType", "catchall"];
  return [
    ...parts.map((part) => [def[part], path] as const),
    ...[def["options"] ?? def["items"] ?? []].flat().map((one) => [one, path] as const),
    ...Object.entries(def["shape"] ?? {}).map(([name, one]) => [one, `${path}.${name}`] as const),
  ];
}

/** Paths at which a schema accepts a text of any length. An `unknown` value is limited only by the size of the body. */
function endlessTexts(schema: unknown, path: string): readonly string[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodString) return isShort(schema) ? [] : [path];
  return partsOf(schema, path).flatMap(([part, at]) => endlessTexts(part, at));
}

it.each(named)("limits the length of every text in %s", (_, { params, query, body, multipart }) => {
  const taken = z.object({ params, query, body, fields: multipart?.fields });
  expect(endlessTexts(taken, "")).toEqual([]);
});

/** Paths at which a schema accepts a list of any length. */
function endlessLists(schema: unknown, path: string): readonly string[] {
  if (!(schema instanceof z.ZodType)) return [];
  return partsOf(schema, path)
    .flatMap(([part, at]) => endlessLists(part, at))
    .concat(
      schema instanceof z.ZodArray &&
        z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }).maxItems === undefined
        ? [path]
        : [],
    );
}

it.each(named)("limits the number of entries of every list in %s", (_, { params, query, body, multipart }) => {
  expect(endlessLists(z.object({ params, query, body, fields: multipart?.fields }), "")).toEqual([]);
});

function asText(part: unknown): object {
  return Object.fromEntries(Object.entries(part ?? {}).map(([name, value]) => [name, String(value)]));
}

it("rejects line breaks in names, which appear in headings and emails", () => {
  const { department_name } = insertResponderAdmin.body.parse({
    name: "Alex Morin",
    email: "alex@fire.example",
    password: "correct horse battery",
    department_name: " Bay Fire\r\n\r\nPay\u0000 at\thttps://bay.example ",
  });
  expect(department_name).toBe("Bay Fire Pay at https://bay.example");
});
