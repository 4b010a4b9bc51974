import { chlorineRecord } from "@placard/hazmat-core/examples";
import { ProvenanceNote } from "@placard/ui";
import "@placard/ui/styles.css";

export function SourcesOfLimits() {
  return <ProvenanceNote sources={chlorineRecord.exposure.map(({ source }) => source)} />;
}
