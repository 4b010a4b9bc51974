import type { LeftOut } from "@placard/hazmat-core/regulatory";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

/** Maximum number of entries listed per kind; the others are counted. */
const MAX_NAMED = 20;

/** Parts of the tables that are not imported. */
export function OmittedTableParts({ left }: { readonly left: readonly LeftOut[] }) {
  const texts = useMessages().handOver.importing;
  if (left.length === 0) return null;
  const lines = left.map(({ why, said }) => {
    const named = said.slice(0, MAX_NAMED).join(", ");
    const more = said.length - MAX_NAMED;
    return texts.unkeptLine(texts.leftKinds[why], more > 0 ? texts.andMore(named, more) : named);
  });
  return (
    <Banner tone="caution" title={texts.left}>
      {lines.join(" ")}
    </Banner>
  );
}
