import type { Container } from "@placard/api-client";
import { Button, Card } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { MapPin, Package, Printer } from "lucide-react";
import { useState } from "react";
import { useRefusalReason } from "../../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { paths } from "../../../../paths.ts";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";
import { LabelsDialog } from "../labels/LabelsDialog.tsx";
import { MoveContainerDialog } from "../MoveContainerDialog.tsx";
import { FoundFacts } from "./FoundFacts.tsx";

/** Shows one container with all its details, and moves it. */
export function FoundCard({ container }: { readonly container: Container }) {
  const { containers: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_chemicals");
  const [open, setOpen] = useState<"move" | "label" | null>(null);
  const { code, chemical_id, chemical_name } = container;
  const close = () => setOpen(null);
  return (
    <Card title={texts.foundTitle(code, chemical_name)}>
      <FoundFacts container={container} />
      <div className="app-found-acts">
        <Button
          variant="primary"
          icon={<MapPin aria-hidden="true" />}
          disabledReason={refused ?? undefined}
          onPress={() => setOpen("move")}
        >
          {texts.move}
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onPress={() => setOpen("label")}>
          {texts.printLabel}
        </Button>
        <LinkButton
          href={`${paths.containersOfChemical}?chemical=${chemical_id}`}
          icon={<Package aria-hidden="true" />}
        >
          {texts.allOf(chemical_name)}
        </LinkButton>
      </div>
      {open === "move" && <MoveContainerDialog key={container.version} container={container} onClose={close} />}
      {open === "label" && <LabelsDialog containers={[container]} onClose={close} />}
    </Card>
  );
}
