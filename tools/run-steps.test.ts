import { join } from "node:path";
import { expect, it } from "vitest";
import { failuresIn, root } from "./run-steps.ts";

const file = (name: string) => join(root, name);

it("lists failed and retried tests with their reason, and leaves out tests that passed at first", () => {
  const failures = failuresIn({
    testResults: [
      {
        name: file("apps/a.e2e.ts"),
        status: "passed",
        message: "",
        assertionResults: [
          { fullName: "opens", status: "passed", failureMessages: [] },
          { fullName: "saves", status: "passed", failureMessages: [`late\n at ${file("apps/a.e2e.ts")}:3`] },
        ],
      },
      {
        name: file("apps/b.e2e.ts"),
        status: "failed",
        message: "",
        assertionResults: [{ fullName: "prints", status: "failed", failureMessages: ["no page"] }],
      },
    ],
  });
  expect(failures).toEqual([
    { outcome: "passed on retry", file: "apps/a.e2e.ts", test: "saves", reason: "late\n at apps/a.e2e.ts:3" },
    { outcome: "failed", file: "apps/b.e2e.ts", test: "prints", reason: "no page" },
  ]);
});

it("lists a test file that could not be loaded", () => {
  const failures = failuresIn({
    testResults: [
      { name: file("apps/c.e2e.ts"), status: "failed", message: "Cannot find module", assertionResults: [] },
    ],
  });
  expect(failures).toEqual([{ outcome: "failed", file: "apps/c.e2e.ts", test: "", reason: "Cannot find module" }]);
});
