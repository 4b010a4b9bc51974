import { type ReactivePair } from "@placard/api-client";
import { insertAcceptedRisk } from "@placard/api-client/internal";
import { TextField, toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

interface AcceptRiskDialogProps {
  readonly pair: ReactivePair;
  readonly locationId: number;
  readonly onClose: () => void;
}

/** Dialog that accepts the risk of storing two chemicals together, with a reason for crews. */
export function AcceptRiskDialog({ pair, locationId, onClose }: AcceptRiskDialogProps) {
  const { standing: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) => (reason.trim() === "" ? { reason: texts.reasonRequired } : {}),
    draft: { name: `accept-risk-${pair.pair}` },
    async submit({ reason }, saved) {
      const body = { location_id: locationId, pair: pair.pair, reason: reason.trim() };
      try {
        await api.call(insertAcceptedRisk, { body }, { idempotencyKey: keyFor(body) });
        saved();
      } catch (error) {
        return fail(error, { title: texts.acceptFailedTitle, fallback: texts.acceptFailed, logIn: texts.logIn });
      }
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.acceptedTitle });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.acceptTitle}
      description={texts.acceptText(pair.a.name, pair.b.name)}
      onClose={onClose}
      submitLabel={texts.accept}
      pendingLabel={texts.accepting}
    >
      <TextField label={texts.reason} description={texts.reasonHint} {...form.field("reason")} />
    </FormDialog>
  );
}
