import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { Upload } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface EntrancesHeadProps {
  readonly count: number;
  readonly refused: string | null;
  readonly onAdd: () => void;
}

/** Number of entrance images, with Upload. */
export function EntrancesHead({ count, refused, onAdd }: EntrancesHeadProps) {
  const { locations: texts } = useMessages();
  return (
    <div className="placard__head">
      <div>
        <h3>{texts.entranceImages}</h3>
        <p>{texts.entranceImagesLine(count, FILE_LIMITS.entranceImage.maxCount)}</p>
      </div>
      <Button icon={<Upload aria-hidden="true" />} disabledReason={refused ?? undefined} onPress={onAdd}>
        {texts.upload}
      </Button>
    </div>
  );
}
