import { Banner, Button, type PlumeFormState } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { hasOtherInputs } from "../form/has-other-inputs.ts";
import type { ShownPlume } from "../result/use-plume-outcome.ts";

interface LinkNoticeProps {
  readonly form: PlumeFormState;
  readonly link: NonNullable<ShownPlume["link"]>;
}

/** Shows that a result comes from a link, and offers its inputs if the form differs. */
export function LinkNotice({ form, link }: LinkNoticeProps) {
  const { plume } = useMessages();
  if (link.kind === "unread") return <Banner tone="caution" title={plume.linkUnread} />;
  const { at, used, inputs } = link.from;
  const title =
    link.kind === "wrong"
      ? plume.linkWrong
      : link.isShown
        ? plume.calculatedFromLink(formatMoment(at), formatMoment(new Date(used.observedAtMs).toISOString()))
        : plume.linkBrings;
  return (
    <Banner
      tone={link.kind === "wrong" ? "caution" : "info"}
      title={title}
      action={
        hasOtherInputs(form.values, inputs) ? (
          <Button onPress={() => form.fill(inputs)}>{plume.takeInputs}</Button>
        ) : undefined
      }
    />
  );
}
