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
  const { containers: texts } = useMessages();
  const { total, unsized, otherKind, agrees } = sumOfContainers(
    containers.map(({ size }) => size),
    { quantity, unit },
  );
  const sum = `${formatNumber(total)} ${unit}`;
  const onFile = `${formatNumber(quantity)} ${unit}`;
  const without = unsized + otherKind === 0 ? undefined : texts.notCounted(unsized, otherKind);
  if (agrees === false) {
    const text = [without, texts.neitherChanged].filter((part) => part !== undefined).join(" ");
    return (
      <Banner tone="caution" title={texts.sumDiffers(sum, onFile)}>
        {text}
      </Banner>
    );
  }
  if (agrees === null)
    return (
      <Banner tone="info" title={texts.sumUnknown(sum, onFile)}>
        {without}
      </Banner>
    );
  return <Banner tone="ok" title={texts.sumAgrees(onFile)} />;
}
