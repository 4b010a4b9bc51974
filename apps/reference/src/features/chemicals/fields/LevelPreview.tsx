import { HazardBadge } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./LevelPreview.css";
import type { LevelReading } from "./use-stock-level.ts";

/**
 * Shows how class and numbers were read, and the level that crews will see. @param reading - `null` while it is
 * calculated
 */
export function LevelPreview({ reading }: { readonly reading: LevelReading | null }) {
  const { chemicals: texts } = useMessages();
  return (
    <div className="app-level-preview" role="status">
      <span className="placard__label">{texts.levelShown}</span>
      {reading === null ? (
        <span className="placard__why">{texts.levelChecking}</span>
      ) : (
        <>
          <HazardBadge level={reading.mark} />
          <span className="placard__why">{reading.text}</span>
          {!reading.isWhole && <span className="placard__why">{texts.levelNumberNotRead}</span>}
        </>
      )}
    </div>
  );
}
