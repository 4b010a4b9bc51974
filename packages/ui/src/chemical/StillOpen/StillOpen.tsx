import type { NamedChemical } from "@placard/hazmat-core";
import { X } from "lucide-react";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { stillOpenWords } from "../../messages/en/chemical/still-open.ts";
import { useWords } from "../../messages/use-words.ts";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import "./StillOpen.css";

export interface StillOpenProps {
  /** Chemical that was open before the text changed. */
  chemical: NamedChemical;
  onShow: () => void;
  onClose: () => void;
}

/**
 * One line that replaces the card when the search text no longer names its substance, so that no figure appears under
 * another name.
 */
export function StillOpen({ chemical, onShow, onClose }: StillOpenProps) {
  const words = useWords(stillOpenWords).stillOpen;
  const { colon } = useWords(figureWords);
  const name = [chemical.name, chemical.unNumber].filter((part) => part !== null).join(", ");
  return (
    <div className="placard-still-open" role="group" aria-label={words.label}>
      <span>
        {words.label}
        {colon} <bdi>{name}</bdi>
      </span>
      <Button variant="quiet" aria-label={words.showIt(name)} onPress={onShow}>
        {words.show}
      </Button>
      <IconButton variant="quiet" label={words.close(name)} icon={<X aria-hidden="true" />} onPress={onClose} />
    </div>
  );
}
