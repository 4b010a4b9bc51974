import { Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Import } from "./use-import.ts";

interface ImportFootProps {
  readonly work: Import;
  /** Reason why this user cannot import, or `null` if allowed. */
  readonly refused: string | null;
  /** Reason why nothing can be compared yet. */
  readonly notYet: string | undefined;
  readonly onSend: () => void;
}

/** Number of rows to import, and the import button. */
export function ImportFoot({ work, refused, notYet, onSend }: ImportFootProps) {
  const { chemicalImport: texts } = useMessages();
  const { toSend, lines, containers } = work;
  const sent = toSend.length + containers.toSend.length;
  const rest = lines.length + containers.lines.length - sent;
  return (
    <div className="app-import-foot" data-step="send">
      <p role="status">{notYet === undefined && texts.summary(toSend.length, containers.toSend.length, rest)}</p>
      <Button
        variant="primary"
        disabledReason={refused ?? notYet ?? (sent === 0 ? texts.nothingToSend : undefined)}
        onPress={onSend}
      >
        {texts.submit(toSend.length, containers.toSend.length)}
      </Button>
    </div>
  );
}
