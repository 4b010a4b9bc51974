import { expect, it } from "vitest";
import { markPure } from "./pure-icons.ts";

it("marks the call that creates an icon as pure and leaves other code unchanged", () => {
  expect(markPure("const X = createLucideIcon(__iconData);\nconst a = forEach(b);")).toBe(
    "const X = /* @__PURE__ */ createLucideIcon(__iconData);\nconst a = forEach(b);",
  );
  expect(markPure("const Icon = forwardRef(\n")).toBe("const Icon = /* @__PURE__ */ forwardRef(\n");
});

it("removes a statement that reads an icon without using it", () => {
  expect(markPure("__iconData.node;\nconst X = 1;")).toBe("\nconst X = 1;");
});

it("removes shared keys and sizes, and writes a path as its text", () => {
  expect(markPure('    ["path", { d: "M6 18h.01", key: "uhywen" }],')).toBe('    "M6 18h.01",');
  expect(markPure('["path", { d: "M6 18", fill: "none", key: "u" }]')).toBe('["path", { d: "M6 18", fill: "none" }]');
  expect(markPure('["circle", { r: "10", key: "uhywen" }]')).toBe('["circle", { r: "10" }]');
  expect(markPure("  size: 24,\n  node: [")).toBe("  node: [");
});
