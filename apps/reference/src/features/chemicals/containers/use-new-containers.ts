import { type Container, hasCode, type InventoryChemical } from "@placard/api-client";
import { insertContainers } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, type Form } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { containerBody, newContainerProblems, type NewContainerValues } from "./container-values.ts";

/** The form that adds containers. Storage area and unit are those of the chemical unless changed. */
export function useNewContainers(
  chemical: InventoryChemical,
  onLabels: (containers: readonly Container[]) => void,
  onClose: () => void,
): Form<NewContainerValues> {
  const all = useMessages();
  const texts = all.containers;
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  return useForm<NewContainerValues>({
    initial: {
      count: "1",
      code: "",
      quantity: "",
      unit: chemical.unit,
      room: chemical.room ?? "",
      cabinet: chemical.cabinet ?? "",
      opened_on: "",
      expires_on: "",
    },
    validate: (values) => newContainerProblems(values, all),
    draft: { name: `add-containers-${chemical.id}` },
    async submit(values, saved) {
      const code = values.code.trim();
      const body = {
        chemical_id: chemical.id,
        count: Number(values.count),
        ...(code !== "" && { code }),
        ...containerBody(values),
      };
      try {
        const { containers } = await api.call(insertContainers, { body }, { idempotencyKey: keyFor(body) });
        saved();
        await queries.invalidateQueries({ queryKey: chemicalsKey(chemical.business_id) });
        onClose();
        toasts.clear();
        toasts.show({
          tone: "ok",
          title: texts.addedTitle(containers.length),
          text: texts.addedText(containers.map((one) => one.code)),
          action: { label: texts.printLabels, onPress: () => onLabels(containers) },
        });
        return undefined;
      } catch (error) {
        if (hasCode(error, "container_code_taken")) return { fields: { code: texts.codeTaken } };
        return fail(error, { title: texts.addFailedTitle, fallback: texts.addFailed, logIn: texts.logIn });
      }
    },
  });
}
