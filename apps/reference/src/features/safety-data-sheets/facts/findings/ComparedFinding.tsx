import type { SdsComparison } from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

/** One value of the SDS beside the value of the record. */
export function ComparedFinding({ compared: { field, verdict, sheet, record } }: { readonly compared: SdsComparison }) {
  const { sheetText: texts } = useMessages();
  if (verdict === "agrees") return null;
  const said = sheet.map(({ value }) => texts.value(field, value));
  return (
    <Banner tone={verdict === "record_blank" ? "info" : "caution"} title={texts.verdict(field, verdict, said, record)}>
      {sheet.map(({ line, page }) => texts.evidence(line, page)).join(" ")}
    </Banner>
  );
}
