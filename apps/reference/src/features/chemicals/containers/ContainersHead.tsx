import type { Container, InventoryChemical } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Button } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { ArrowLeft, Plus, Printer } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import type { OpenDialog } from "./ContainerDialogs.tsx";

interface ContainersHeadProps {
  readonly chemical: InventoryChemical;
  readonly containers: readonly Container[];
  /** Reason why this role cannot change chemicals, or `null`. */
  readonly refused: string | null;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Heading of the containers page: the chemical and actions for all its containers. */
export function ContainersHead({ chemical, containers, refused, onOpen }: ContainersHeadProps) {
  const { containers: texts } = useMessages();
  const { name, quantity, unit, location_name } = chemical;
  return (
    <>
      <PageTitle name={texts.titleOf(name)} />
      <div className="app-page-title">
        <div>
          <h1>{texts.titleOf(name)}</h1>
          <p>{texts.line(containers.length, `${formatNumber(quantity)} ${unit}`, location_name)}</p>
        </div>
        <div className="placard__actions">
          <LinkButton href={paths.chemicals} icon={<ArrowLeft aria-hidden="true" />}>
            {texts.toInventory}
          </LinkButton>
          {containers.length > 0 && (
            <Button icon={<Printer aria-hidden="true" />} onPress={() => onOpen({ kind: "labels", containers })}>
              {texts.printLabels}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            disabledReason={refused ?? undefined}
            onPress={() => onOpen({ kind: "add" })}
          >
            {texts.add}
          </Button>
        </div>
      </div>
    </>
  );
}
