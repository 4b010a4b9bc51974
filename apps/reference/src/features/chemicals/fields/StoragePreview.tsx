import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./LevelPreview.css";
import "./StoragePreview.css";
import { NewPairs } from "./NewPairs.tsx";
import { useNeighbours, type TypedStorage } from "./use-neighbours.ts";

interface StoragePreviewProps {
  readonly typed: TypedStorage;
  /** Id of the stored chemical that is being edited. */
  readonly chemicalId?: number;
}

/** Previews the chemicals that the typed one would be stored with. */
export function StoragePreview({ typed, chemicalId }: StoragePreviewProps) {
  const { standing: texts } = useMessages();
  const { isAsked, name, answer } = useNeighbours(typed, chemicalId);
  return (
    <div className="app-level-preview app-storage-preview" aria-live="polite">
      <span className="placard__label">{texts.previewLabel}</span>
      {content()}
    </div>
  );

  function content() {
    if (!isAsked) return <span className="placard__why">{texts.previewWaiting}</span>;
    if (answer.isError) return <span className="placard__why">{texts.previewFailed}</span>;
    if (answer.data === undefined) return <span className="placard__why">{texts.previewReading}</span>;
    return <NewPairs name={name} answer={answer.data} />;
  }
}
