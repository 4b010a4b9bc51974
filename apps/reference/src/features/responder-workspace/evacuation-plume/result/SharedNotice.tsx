import { formatClock } from "@placard/hazmat-core";
import { Banner, Button, type PlumeFormState } from "@placard/ui";
import { type CalculatedFrom } from "@placard/ui/internal";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { hasOtherInputs } from "../form/has-other-inputs.ts";

interface SharedNoticeProps {
  readonly form: PlumeFormState;
  readonly who: string;
  readonly from: CalculatedFrom;
}

/** Author of the shown calculation, with its inputs offered if the form differs. */
export function SharedNotice({ form, who, from }: SharedNoticeProps) {
  const { plume } = useMessages();
  const isOther = hasOtherInputs(form.values, from.inputs);
  return (
    <Banner
      tone="info"
      title={plume.calculatedBy(who, formatClock(new Date(from.at)))}
      action={isOther ? <Button onPress={() => form.fill(from.inputs)}>{plume.takeInputs}</Button> : undefined}
    />
  );
}
