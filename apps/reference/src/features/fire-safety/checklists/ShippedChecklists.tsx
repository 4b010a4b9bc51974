import { INSPECTION_TEMPLATE_IDS, inspectionTemplate, type InspectionTemplateId } from "@placard/hazmat-core/business";
import { Button, Card } from "@placard/ui";
import { Copy } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface ShippedChecklistsProps {
  /** Reason why the business cannot add a checklist. */
  readonly noCopy: string | undefined;
  readonly onCopy: (id: InspectionTemplateId) => void;
}

/** Lists the checklists included with Placard. They cannot be changed, but copied. */
export function ShippedChecklists({ noCopy, onCopy }: ShippedChecklistsProps) {
  const { checklists: texts } = useMessages();
  return (
    <Card isFlush title={texts.ships} description={texts.shipsText}>
      <ul className="app-inspections" aria-label={texts.ships}>
        {INSPECTION_TEMPLATE_IDS.map(inspectionTemplate).map(({ id, name, items }) => (
          <li key={id}>
            <div className="placard__words">
              <strong>{name}</strong>
              <span>{texts.items(items.length)}</span>
            </div>
            <span className="placard__acts">
              <Button
                icon={<Copy aria-hidden="true" />}
                aria-label={texts.copyOf(name)}
                disabledReason={noCopy}
                onPress={() => onCopy(id)}
              >
                {texts.copy}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
