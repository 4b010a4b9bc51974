import { flashPointText, type SdsFinding, type SdsFindings } from "@placard/hazmat-core/business";

/** Values shown from the SDS besides the two stored ones. */
export function otherFindings(text: SdsFindings) {
  return [
    ["name", text.name],
    ["casNumbers", text.casNumbers],
    ["unNumber", text.unNumber],
    ["shippingName", text.shippingName],
    ["hazardClass", asText(text.hazardClass, ({ division, subsidiary }) => withSubsidiary(division, subsidiary))],
    ["packingGroup", text.packingGroup],
    ["signalWord", text.signalWord],
    ["hCodes", text.hCodes],
    ["flashPoint", asText(text.flashPoint, flashPointText)],
  ] as const;
}

const asText = <Value>(found: readonly SdsFinding<Value>[], text: (value: Value) => string): SdsFinding<string>[] =>
  found.map((one) => ({ ...one, value: text(one.value) }));

const withSubsidiary = (division: string, subsidiary: readonly string[]): string =>
  subsidiary.length === 0 ? division : `${division} (${subsidiary.join(", ")})`;
