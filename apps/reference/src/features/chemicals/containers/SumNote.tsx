import type { Container, InventoryChemical } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { sumOfContainers } from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface SumNoteProps {
  readonly chemical: InventoryChemical;
  readonly containers: readonly Container[];
}

/** Compares the sum of the containers with the quantity on file. Neither changes the other. */
export function SumNote({ chemical: { quantity, unit }, containers }: SumNoteProps) {
  const { containers: words } = useMessages();
  const { total, unsized, otherKind, agrees } = sumOfContainers(
    containers.map(({ size }) => size),
    { quantity, unit },
  );
  const sum = `${formatNumber(total)} ${unit}`;
  const onFile = `${formatNumber(quantity)} ${unit}`;
  const without = unsized + otherKind === 0 ? undefined : words.notCounted(unsized, otherKind);
  if (agrees === false) {
    const text = [without, words.neitherChanged].filter((part) => part !== undefined).join(" ");
    return (
      <Banner tone="caution" title={words.sumDiffers(sum, onFile)}>
        {text}
      </Banner>
    );
  }
  if (agrees === null)
    return (
      <Banner tone="info" title={words.sumUnknown(sum, onFile)}>
        {without}
      </Banner>
    );
  return <Banner tone="ok" title={words.sumAgrees(onFile)} />;
}
