import type { Container, InventoryChemical } from "@placard/api-client";
import { Card, EmptyState } from "@placard/ui";
import { ContainerList } from "@placard/ui/business";
import { Package } from "lucide-react";
import { useState } from "react";
import { storedContainer } from "../../../lib/containers/stored-container.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { ContainerActions } from "./ContainerActions.tsx";
import { ContainerDialogs, type OpenDialog } from "./ContainerDialogs.tsx";
import { ContainersHead } from "./ContainersHead.tsx";
import { SumNote } from "./SumNote.tsx";

interface ContainersOfChemicalProps {
  readonly chemical: InventoryChemical;
  readonly containers: readonly Container[];
}

/** Shows the total of a chemical's containers and lists them. */
export function ContainersOfChemical({ chemical, containers }: ContainersOfChemicalProps) {
  const { containers: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_chemicals");
  const [now] = useState(() => new Date());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <ContainersHead chemical={chemical} containers={containers} refused={refused} onOpen={setDialog} />
      {containers.length > 0 && <SumNote chemical={chemical} containers={containers} />}
      <Card isFlush>
        {containers.length === 0 ? (
          <EmptyState icon={<Package aria-hidden="true" />} title={texts.empty} text={texts.emptyText} />
        ) : (
          <ContainerList
            label={texts.listOf(chemical.name)}
            containers={containers.map((container) => storedContainer(container, now))}
            renderActions={({ stored }) => <ContainerActions container={stored} refused={refused} onOpen={setDialog} />}
          />
        )}
      </Card>
      <ContainerDialogs dialog={dialog} chemical={chemical} onOpen={setDialog} onClose={() => setDialog(null)} />
    </>
  );
}
