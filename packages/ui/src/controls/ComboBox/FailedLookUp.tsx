import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { searchTexts } from "../../messages/en/chemical/search.ts";
import { useTexts } from "../../messages/use-texts.ts";

export interface FailedLookUpProps {
  /** Name of the feature that is not available. */
  title: string;
  onRetry: () => void;
}

/**
 * Shown below a field whose search failed, with a button to try again. Searches also try again when the device is back
 * online.
 */
export function FailedLookUp({ title, onRetry }: FailedLookUpProps) {
  const { search } = useTexts(searchTexts);
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        // Without `slot={null}` the button would open the list, like every button inside a combo box.
        <Button slot={null} onPress={onRetry}>
          {search.retry}
        </Button>
      }
    />
  );
}
