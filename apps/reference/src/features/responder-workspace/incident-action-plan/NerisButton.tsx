import { checkNeris, nerisDraft, type NerisFacts } from "@placard/hazmat-core/business";
import { Button, toasts } from "@placard/ui";
import { FileJson } from "lucide-react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface NerisButtonProps {
  /** `null` if there is no incident to report. */
  readonly facts: NerisFacts | null;
  /** Returns the title of the incident, for the file name. */
  readonly subject: () => string;
}

const MATTER = "neris";

/** Exports the NERIS draft as a file, and lists what the department must add before sending it. */
export function NerisButton({ facts, subject }: NerisButtonProps) {
  const { incidentPlan: texts } = useMessages();

  function save(known: NerisFacts): void {
    const { payload, missing } = nerisDraft(known);
    const checked = checkNeris(payload);
    if (!checked.ok) {
      const { path, message } = checked.error;
      toasts.show({ tone: "danger", title: texts.nerisRefused, text: `${path}: ${message}`, matter: MATTER });
      return;
    }
    const file = new Blob([JSON.stringify(payload, null, 2)], { type: "application/json" });
    saveFile(file, fileNameOf(subject(), new Date(serverClock.now()), "neris.json"));
    toasts.show({ tone: "caution", title: texts.nerisSaved, text: texts.nerisMissing(missing), matter: MATTER });
  }

  return (
    <Button
      icon={<FileJson aria-hidden="true" />}
      {...(facts === null ? { disabledReason: texts.nerisNeedsIncident } : { onPress: () => save(facts) })}
    >
      {texts.neris}
    </Button>
  );
}
