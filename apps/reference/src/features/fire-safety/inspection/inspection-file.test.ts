import { finishInspection } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { fireSafety } from "../../../messages/en/fire-safety.ts";
import { inspectionRows } from "./inspection-file.ts";

const { inspection } = finishInspection.example.response;

it("has one row per item with all details", () => {
  const [head = [], row = []] = inspectionRows({ ...inspection, items: [...inspection.items] } as never, fireSafety);
  expect(row).toHaveLength(head.length);
  expect(Object.fromEntries(head.map((name, index) => [name, row[index]]))).toMatchObject({
    Location: "Pier Road plant",
    "Completed on": "2026-11-21",
    Item: "Check that the pin and seal are in place.",
    Result: "Fail",
    Note: "Pin is missing at the loading dock",
    "Correction due": "2026-11-28",
    "Assigned to": "Jo Bell",
    "High risk": "yes",
    Status: "Open",
  });
});

it("contains no spreadsheet formula", () => {
  const [answer] = inspection.answers;
  const bad = { ...inspection, answers: [{ ...answer, note: "=cmd()" }] };
  expect(inspectionRows(bad as never, fireSafety)[1]).toContain("'=cmd()");
});
