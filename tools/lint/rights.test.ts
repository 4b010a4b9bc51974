import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ACCESS_RULES, type Grant } from "../../packages/api-client/src/contract/endpoint/access-rules.ts";
import { endpoints } from "../../packages/api-client/src/contract/index.ts";
import { root } from "../run-steps.ts";

const APP = join(root, "apps/reference/src");
const sources = globSync("{features,shell,incident,session}/**/*.{ts,tsx}", { cwd: APP })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, code: readFileSync(join(APP, file), "utf8") }));

/** The feature that a file belongs to: the screens of a feature check the rights for its calls. */
const featureOf = (file: string): string => file.split("/").slice(0, 2).join("/");

const operationOf = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Each operation that is restricted to some users of a business, and the rights that allow it. */
const guarded = endpoints.flatMap((endpoint) => {
  const grants: readonly Grant[] = ACCESS_RULES[endpoint.access].grants;
  const rights = grants.flatMap((grant) => (grant.to === "business" && grant.may !== "read" ? [grant.may] : []));
  return rights.length === 0 ? [] : [[operationOf(endpoint.id), rights] as const];
});

/** A new user has no role yet: the claim of a new business allows the call. */
const OWN = "features/registration";

/** Checks the right for the kind of a record, which is only known from the record. */
const BY_KIND = /\brestoreAction\(/;

describe("the rights of business roles", () => {
  it("are checked by name on every screen with restricted calls", () => {
    const called = guarded.flatMap(([operation, rights]) =>
      sources
        .filter(({ file, code }) => new RegExp(`\\bcall\\(\\s*${operation}\\b`).test(code) && featureOf(file) !== OWN)
        .map(({ file }) => ({ operation, rights, file })),
    );
    expect(called.length).toBeGreaterThan(15);
    const unasked = called.filter(({ rights, file }) => {
      const room = sources.filter((source) => featureOf(source.file) === featureOf(file));
      const asks = (right: string) =>
        room.some(
          ({ code }) => /[wW]hyNot\(|efusalReason\(/.test(code) && (code.includes(`"${right}"`) || BY_KIND.test(code)),
        );
      return !rights.every(asks);
    });
    expect(unasked.map(({ file, operation, rights }) => `${file}: ${operation} needs ${rights.join(", ")}`)).toEqual(
      [],
    );
  });

  it("come from one table: no screen compares roles itself", () => {
    const compared = sources.filter(({ code }) => /(?:===|!==)\s*"(?:Admin|Manager|User|Viewer)"/.test(code));
    expect(compared.map(({ file }) => file)).toEqual([]);
  });
});
