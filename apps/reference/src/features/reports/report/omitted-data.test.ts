import { readTierTwo, type TierTwoReport } from "@placard/hazmat-core/regulatory";
import { expect, it } from "vitest";
import { omittedData } from "./omitted-data.ts";

function reportOf(facility: string, contact = ""): TierTwoReport {
  const read = readTierTwo(
    `<epcraTier2Dataset><dataset reportyear="2024"><facilities><facility><facilityName>Pier</facilityName>
    <streetAddress><street>1 Dock</street><city>Portland</city><state>ME</state><zipcode>04101</zipcode></streetAddress>${facility}</facility></facilities>
    <contacts><contact><firstName>Jo</firstName><lastName>Bell</lastName>${contact}</contact></contacts></dataset></epcraTier2Dataset>`,
  );
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

it("names only attached files if everything else in a report is stored", () => {
  const report = reportOf(
    `<mailingAddress><street>PO Box 7</street><city>Portland</city><state>ME</state><zipcode>04104</zipcode></mailingAddress>
    <feesTotal>50</feesTotal><phone><phoneNumber>207 555 0100</phoneNumber><phoneType>24-hour</phoneType></phone>
    <chemicals><chemical><chemName>Acid</chemName>
      <stateFields><stateField><label>Room</label><t2sFieldname>State01Text</t2sFieldname><data>12</data></stateField></stateFields>
      <storageLocations><storageLocation><storageType>Battery</storageType><pressure>Ambient pressure</pressure></storageLocation></storageLocations>
    </chemical></chemicals>
    <facilityIds><facilityId type="NAICS"><id>493120</id></facilityId><facilityId type="RMP"><id>100000</id></facilityId></facilityIds>
    <attachments><attachment><fileName>Dike.pdf</fileName></attachment></attachments>`,
    `<contactTypes><contactType>Owner / Operator</contactType><contactType>Chemical Carrier</contactType></contactTypes>
    <phones><phone><phoneNumber>207 555 0143</phoneNumber><phoneType>Work</phoneType></phone><phone><phoneNumber>207 555 0199</phoneNumber><phoneType>Fax</phoneType></phone></phones>`,
  );
  expect(omittedData(report)).toEqual([{ what: "attachments", values: ["Dike.pdf"] }]);
});

it("names texts that are too long to store", () => {
  const report = reportOf(`<stateNote>${"a".repeat(4001)}</stateNote>`);
  expect(omittedData(report)).toEqual([{ what: "elements", values: ["Pier"] }]);
});

it("names nothing for a report that is stored completely", () => {
  const report = reportOf(
    `<mailingAddress><street>1 dock</street><city>Portland</city><state>ME</state><zipcode>04101</zipcode><country>USA</country></mailingAddress>
    <sitePlanAttached>true</sitePlanAttached><feesTotal></feesTotal>
    <chemicals><chemical><chemName>Acid</chemName><storageLocations><storageLocation><storageType>steel drum</storageType></storageLocation></storageLocations></chemical></chemicals>
    <facilityIds><facilityId type="D-U-N-S"><id>123456789</id></facilityId></facilityIds>
    <attachments><attachment><fileName>site plan.pdf</fileName></attachment></attachments>`,
    `<contactTypes><contactType>OWNER / OPERATOR</contactType></contactTypes>
    <phones><phone><phoneNumber>207 555 0143</phoneNumber><phoneType>Work</phoneType></phone></phones>`,
  );
  expect(omittedData(report)).toEqual([]);
});
