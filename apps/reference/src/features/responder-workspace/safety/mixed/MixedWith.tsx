import { formatChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { Card, Disclosure } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { lazyPart } from "../../../../shell/loading/lazy-part.tsx";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";

const load = async () => ({ default: (await import("./MixedAnswer.tsx")).MixedAnswer });
const MixedAnswer = lazyPart(load);

/** Possible reactions with a second substance: collapsed until opened or linked. */
export function MixedWith({ first }: { readonly first: NamedChemical }) {
  const { safety } = useMessages();
  const isAsked = useWorkspaceSearch().with !== undefined;
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <Card isFlush>
      <Disclosure level={2} title={safety.mixed.title} isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen ? <MixedAnswer key={formatChemicalRef(first)} first={first} /> : undefined}
      </Disclosure>
    </Card>
  );
}
