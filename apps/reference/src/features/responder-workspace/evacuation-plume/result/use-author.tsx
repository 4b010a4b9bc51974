import { formatClock } from "@placard/hazmat-core";
import { Button, type PlumeAuthor, type PlumeFormState, type PlumeValues } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { hasOtherInputs } from "../form/has-other-inputs.ts";
import type { ShownPlume } from "./use-plume-outcome.ts";

/**
 * Author of the shown calculation, with its inputs offered if the form differs.
 *
 * @returns `undefined` if it was made on this device
 */
export function useAuthor({ shared, link }: ShownPlume, form: PlumeFormState): PlumeAuthor | undefined {
  const { plume } = useMessages();
  const author = (text: string, inputs: PlumeValues): PlumeAuthor => ({
    text,
    ...(hasOtherInputs(form.values, inputs) && {
      action: <Button onPress={() => form.fill(inputs)}>{plume.takeInputs}</Button>,
    }),
  });
  if (shared !== null) {
    const { who, from } = shared;
    return author(plume.calculatedBy(who, formatClock(new Date(from.at))), from.inputs);
  }
  if (link?.kind !== "right" || !link.isShown) return undefined;
  const { at, used, inputs } = link.from;
  const observed = formatMoment(new Date(used.observedAtMs).toISOString());
  return author(plume.calculatedFromLink(formatMoment(at), observed), inputs);
}
