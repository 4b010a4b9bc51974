import { ConversionPanel, Dialog, Disclosure, toasts } from "@placard/ui";
import { DetectorHelper } from "@placard/ui/identify";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { calculated, detectorRead } from "./log-actions.ts";

const MATTER = "calculation";

/** Dialog for units, concentrations and the turn-back reading of a sensor, logged with their inputs. Works offline. */
export function ConversionDialog({ onClose }: { readonly onClose: () => void }) {
  const { conversion } = useMessages();
  const { log } = useIncident();
  const { handover } = useWorkspace();
  return (
    <Dialog title={conversion.title} size="xl" isOpen onOpenChange={onClose}>
      <ConversionPanel
        source={chemicalSource}
        chemical={handover.chemical}
        onCalculated={(calculation) => {
          toasts.settle(MATTER);
          log.record(calculated(calculation));
        }}
        onRefused={(text, title) => toasts.show({ tone: "danger", title, text, matter: MATTER })}
      />
      <Disclosure title={conversion.detector}>
        <DetectorHelper
          source={chemicalSource}
          chemical={handover.chemical}
          onCorrected={(finding) => log.record(detectorRead(finding))}
        />
      </Disclosure>
    </Dialog>
  );
}
