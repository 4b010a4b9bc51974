import { Banner, Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Inventory } from "./use-inventory.ts";

/** Warns that rows could not be marked. Without it, unmarked rows would look compatible. */
export function PairsNotLoaded({ reactivity, standing }: Pick<Inventory, "reactivity" | "standing">) {
  const { standing: texts, common } = useMessages();
  if (!reactivity.isError && !standing.isUnread) return null;
  const reload = (): void => {
    if (reactivity.isError) void reactivity.refetch();
    if (standing.isUnread) void standing.refetch();
  };
  return <Banner tone="caution" title={texts.failed} action={<Button onPress={reload}>{common.retry}</Button>} />;
}
