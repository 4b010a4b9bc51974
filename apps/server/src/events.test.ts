import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createEvents } from "./events.ts";

/** The log lines of an error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  const logger = pino({ level: "error" }, { write: (line) => lines.push(line) });
  createEvents(logger).failed({ endpoint: "insertBusinessUser", requestId: "r-1", error });
  return lines.join("");
}

describe("a logged error", () => {
  it("contains the request and code location but no personal data", () => {
    // As the embedded database throws it, with the values of the statement.
    const error = Object.assign(new Error('Key (email)=(pat@cove.example) is not "valid"'), {
      name: "error",
      code: "XX000",
      detail: "pat@cove.example",
      query: "insert into accounts",
      params: ["pat@cove.example", "argon2id$secret"],
    });
    const line = logged(error);
    expect(line).toContain('"request_id":"r-1"');
    expect(line).toContain('"code":"XX000"');
    expect(line).toContain("events.test.ts");
    expect(line).not.toContain("pat@cove.example");
    expect(line).not.toContain("argon2id");
  });

  it("keeps the message of a programming error", () => {
    expect(logged(new TypeError("Chemical 5 has the unknown unit stone."))).toContain("unknown unit stone");
    expect(logged("thrown text with pat@cove.example")).not.toContain("pat@");
  });
});

it("logs once that requests come through a proxy that is not trusted", () => {
  const lines: string[] = [];
  const events = createEvents(pino({ level: "warn" }, { write: (line) => lines.push(line) }));
  events.proxyIgnored();
  events.proxyIgnored();
  expect(lines).toEqual([expect.stringContaining("Set TRUST_PROXY=1")]);
});
