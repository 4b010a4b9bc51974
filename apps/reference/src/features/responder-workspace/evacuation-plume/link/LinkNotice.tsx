import { Banner, Button, type PlumeFormState } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { hasOtherInputs } from "../form/has-other-inputs.ts";
import type { ShownPlume } from "../result/use-plume-outcome.ts";

/** Notice about a link whose zones are not shown. */
export function linkNotice({ link }: ShownPlume, form: PlumeFormState) {
  const isShown = link?.kind === "right" && link.isShown;
  return link === null || isShown ? undefined : <LinkNotice form={form} link={link} />;
}

interface LinkNoticeProps {
  readonly form: PlumeFormState;
  readonly link: NonNullable<ShownPlume["link"]>;
}

/** Shows that the zones do not come from the link that was opened, and offers its inputs if the form differs. */
function LinkNotice({ form, link }: LinkNoticeProps) {
  const { plume } = useMessages();
  if (link.kind === "unread") return <Banner tone="caution" title={plume.linkUnread} />;
  const { inputs } = link.from;
  return (
    <Banner
      tone={link.kind === "wrong" ? "caution" : "info"}
      title={link.kind === "wrong" ? plume.linkWrong : plume.linkBrings}
      action={
        hasOtherInputs(form.values, inputs) ? (
          <Button onPress={() => form.fill(inputs)}>{plume.takeInputs}</Button>
        ) : undefined
      }
    />
  );
}
