import { businessOfReport, readTierTwo, type TierTwoReport } from "@placard/hazmat-core/regulatory";
import { expect, it } from "vitest";
import { unusablePhones, withCorrectedPhones } from "./unusable-phones.ts";

const phone = (number: string, type: string) =>
  `<phone><phoneNumber>${number}</phoneNumber><phoneType>${type}</phoneType></phone>`;

const read = readTierTwo(
  `<epcraTier2Dataset><dataset reportyear="2024">
    <facilities><facility><facilityName>Pier</facilityName>${phone("ask at the gate", "24-hour")}</facility></facilities>
    <contacts>
      <contact><firstName>Jo</firstName><lastName>Bell</lastName>
        <phones>${phone("207 555 0143", "Work")}${phone("call the gate", "24-hour")}${phone("", "Fax")}</phones></contact>
      <contact><lastName>Duty officer</lastName><phones>${phone("n/a", "Work")}</phones></contact>
    </contacts></dataset></epcraTier2Dataset>`,
);
if (!read.ok) throw new Error(read.error.message);
const report: TierTwoReport = read.value;

it("lists each number that cannot be dialled with its owner and type, and no blank one", () => {
  expect(unusablePhones(report)).toEqual([
    { key: "contacts 0 1", owner: "Jo Bell", type: "24-hour", number: "call the gate" },
    { key: "contacts 1 0", owner: "Duty officer", type: "Work", number: "n/a" },
    { key: "facilities 0 0", owner: "Pier", type: "24-hour", number: "ask at the gate" },
  ]);
});

it("keeps every number as in the file if nothing is corrected, or the correction cannot be dialled", () => {
  expect(withCorrectedPhones(report, new Map())).toEqual(report);
  expect(withCorrectedPhones(report, new Map([["contacts 0 1", "the gate"]]))).toEqual(report);
  const [jo] = businessOfReport(report).contacts;
  expect(jo?.fields.phone_24h).toBeNull();
  expect(jo?.fields.kept?.phones.map(({ number }) => number)).toEqual(["207 555 0143", "call the gate", ""]);
});

it("uses a corrected number as the 24-hour number of the contact", () => {
  const corrected = withCorrectedPhones(report, new Map([["contacts 0 1", " 207 555 0188 ext. 4 "]]));
  const [jo] = businessOfReport(corrected).contacts;
  expect(jo).toMatchObject({ phone: "207 555 0143", fields: { phone_24h: "207 555 0188 ext. 4" } });
  expect(unusablePhones(corrected)).toHaveLength(2);
});
