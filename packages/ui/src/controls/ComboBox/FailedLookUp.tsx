import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { searchWords } from "../../messages/en/chemical/search.ts";
import { useWords } from "../../messages/use-words.ts";

export interface FailedLookUpProps {
  /** What is not available now. */
  title: string;
  onRetry: () => void;
}

/** Stands below a field whose look-up failed, with the way on. Look-ups also try again when the network is back. */
export function FailedLookUp({ title, onRetry }: FailedLookUpProps) {
  const { search } = useWords(searchWords);
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        // Without a slot it would open the list, as every button inside a combo box does.
        <Button slot={null} onPress={onRetry}>
          {search.retry}
        </Button>
      }
    />
  );
}
