import { type InventoryChemical } from "@placard/api-client";
import { updateChemical } from "@placard/api-client/internal";
import type { SdsOffer } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { recordChanges } from "./record-changes.ts";

/** The values chosen by the user, and saving them in the record. Initially none is chosen. */
export function useApplyOffers(chemical: InventoryChemical, offers: readonly SdsOffer[]) {
  const { sheetText: texts, safetyDataSheets } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const selected = offers.filter(({ field, value }) => chosen.get(field) === value);
  const saving = useMutation({
    mutationFn: () =>
      api.call(updateChemical, { params: { id: chemical.id }, body: recordChanges(chemical, selected) }),
    async onSuccess({ chemical: { name } }) {
      setChosen(new Map());
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      toasts.show({ tone: "ok", title: texts.takenTitle, text: texts.takenText(name) });
    },
    onError: (error) =>
      fail(error, { title: texts.takeFailedTitle, fallback: texts.takeFailed, logIn: safetyDataSheets.logIn }),
  });

  return {
    taken: selected,
    isChosen: ({ field, value }: SdsOffer): boolean => chosen.get(field) === value,
    /** Only one value per field can be chosen. */
    choose: ({ field, value }: SdsOffer, isWanted: boolean): void => {
      const next = new Map(chosen);
      if (isWanted) next.set(field, value);
      else next.delete(field);
      setChosen(next);
    },
    isSaving: saving.isPending,
    save: () => saving.mutate(),
  };
}
