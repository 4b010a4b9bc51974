import * as z from "zod";
import { describe, expect, it } from "vitest";
import { endpoints } from "../index.ts";
import { changePassword } from "../session.ts";
import { insertBusinessUser } from "../registration.ts";
import { secretFieldsOf, withoutSecrets } from "./secret-fields.ts";

describe("secret fields", () => {
  it("are removed from stored requests", () => {
    const body = { business_id: 3, name: "Dana", email: "d@d.example", password: "sunshine12", claim: "c2hv" };
    expect(withoutSecrets(insertBusinessUser, body)).toEqual({ business_id: 3, name: "Dana", email: "d@d.example" });
    expect(secretFieldsOf(changePassword)).toEqual(["current_password", "password"]);
  });

  const fields = endpoints.flatMap((endpoint) =>
    endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape).map((name) => ({ endpoint, name })) : [],
  );
  const named = fields.filter(({ name }) => /password|token|secret|claim$/.test(name));

  it.each(named.map(({ endpoint, name }) => [endpoint.id, name, endpoint] as const))(
    "are marked wherever the name suggests one: %s %s",
    (_id, name, endpoint) => {
      expect(secretFieldsOf(endpoint)).toContain(name);
    },
  );

  it("are found in every body that contains one", () => {
    expect(named.length).toBeGreaterThanOrEqual(10);
  });
});
