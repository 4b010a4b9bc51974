import type { InventoryChemical } from "@placard/api-client";
import { Dialog } from "@placard/ui";
import { ContainerList } from "@placard/ui/business";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { NotLoaded } from "../api/NotLoaded.tsx";
import { containersQuery } from "./container-queries.ts";
import { storedContainer } from "./stored-container.tsx";

interface ContainersDialogProps {
  readonly chemical: InventoryChemical;
  readonly onClose: () => void;
}

/** The containers of a chemical for crews: location, size, and opened or not. */
export function ContainersDialog({ chemical, onClose }: ContainersDialogProps) {
  const { containers: texts } = useMessages();
  const query = useQuery(containersQuery(useApi(), chemical.business_id, chemical.id));
  const [now] = useState(() => new Date());
  return (
    <Dialog
      title={texts.titleOf(chemical.name)}
      description={chemical.location_name}
      size="lg"
      isOpen
      onOpenChange={onClose}
    >
      {query.data === undefined ? (
        <NotLoaded queries={[query]} title={texts.loadFailed} lines={4} label={texts.loading} />
      ) : (
        <ContainerList
          label={texts.listOf(chemical.name)}
          containers={query.data.containers.map((container) => storedContainer(container, now))}
        />
      )}
    </Dialog>
  );
}
