import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { failuresIn, root, runSteps, type Step } from "./run-steps.ts";

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

it("runs two steps at the same time and prints the output of each as a whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "placard-steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const printed: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((text: string) => {
    printed.push(text);
  });
  onTestFinished(() => log.mockRestore());
  /** Prints, makes a file of its own, waits for the file of the other step, and prints again. */
  const step = (name: string, other: string): Step => ({
    name,
    command: [
      process.execPath,
      "-e",
      `const { existsSync, writeFileSync } = require("node:fs");
       console.log("${name} begins");
       writeFileSync("${name}", "");
       const timer = setInterval(() => {
         if (!existsSync("${other}")) return;
         clearInterval(timer);
         console.log("${name} ends");
       }, 5);`,
    ],
    cwd: folder,
  });
  await runSteps([step("first", "second"), step("second", "first")], 2);
  const output = printed.join("");
  expect(output).toContain("first begins\nfirst ends\n");
  expect(output).toContain("second begins\nsecond ends\n");
  expect(output).toMatch(/passed .* first\npassed .* second\n\n2 passed, 0 failed$/);
});

it("starts a step only after the steps that it names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "placard-steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const node = (name: string, code: string, after?: readonly string[]): Step => ({
    name,
    command: [process.execPath, "-e", `const fs = require("node:fs");\n${code}`],
    cwd: folder,
    ...(after === undefined ? {} : { after }),
  });
  await runSteps(
    [
      node("first", `setImmediate(() => fs.writeFileSync("made", ""))`),
      node("second", `process.exitCode = fs.existsSync("made") ? 0 : 1`, ["first"]),
    ],
    2,
  );
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining("2 passed, 0 failed"));
});
