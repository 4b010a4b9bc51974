import type { NamedChemical } from "@placard/hazmat-core";
import { X } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { stillOpenTexts } from "../../messages/en/chemical/still-open.ts";
import { nameOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import "./StillOpen.css";

export interface StillOpenProps {
  /** Chemical that was open before the text changed. */
  chemical: NamedChemical;
  /** Called to show the substance again. */
  onShow: () => void;
  /** Called to close the substance. */
  onClose: () => void;
}

/**
 * One line that replaces the card when the search text no longer names its substance, so that no figure appears under
 * another name.
 */
export function StillOpen({ chemical, onShow, onClose }: StillOpenProps) {
  const texts = useTexts(stillOpenTexts).stillOpen;
  const { colon } = useTexts(figureTexts);
  const name = [nameOrEnglish(useSpeech(), chemical.name), chemical.unNumber]
    .filter((part) => part !== null)
    .join(", ");
  return (
    <div className="placard-still-open" role="group" aria-label={texts.label}>
      <span>
        {texts.label}
        {colon} <bdi>{name}</bdi>
      </span>
      <Button variant="quiet" aria-label={texts.showIt(name)} onPress={onShow}>
        {texts.show}
      </Button>
      <IconButton
        variant="quiet"
        label={texts.close(name)}
        icon={<Icon of={X} aria-hidden="true" />}
        onPress={onClose}
      />
    </div>
  );
}
