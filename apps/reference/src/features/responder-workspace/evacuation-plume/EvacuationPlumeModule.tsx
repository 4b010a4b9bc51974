import { httpGeocoder, httpWeather } from "@placard/api-client";
import { formatClock } from "@placard/hazmat-core";
import {
  Button,
  type PlumeAuthor,
  type PlumeFormState,
  type PlumeValues,
  PlumeView,
  usePlume,
  usePlumeWork,
} from "@placard/ui";
import { formatMoment, useDocumentWords, zonesDocument } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { PrintPage } from "../../../incident/paper/PrintPage.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { hasOtherInputs } from "./form/has-other-inputs.ts";
import { useHandover } from "./form/use-handover.ts";
import { useOpenCard } from "./form/use-open-card.ts";
import { useSharedInputs } from "./form/use-shared-inputs.ts";
import { IncidentPlumeMap } from "./IncidentPlumeMap.tsx";
import { evacuationCalculated, plumeCalculated } from "./result/log-actions.ts";
import { linkNotice } from "./link/LinkNotice.tsx";
import { usePlumeOutcome, type ShownPlume } from "./result/use-plume-outcome.ts";
import { useHydrants } from "./result/use-hydrants.ts";
import { useCountedSites } from "./result/use-sites.ts";
import { useReleaseModels } from "../../../incident/plume/use-release-models.ts";

/** The plume view of the library with this app's server, worker, drafts, log and registered sites. */
export function EvacuationPlumeModule() {
  const api = useApi();
  const { log, scope } = useIncident();
  const [geocoder] = useState(() => httpGeocoder(api));
  const [provider] = useState(() => httpWeather(api));
  const models = useReleaseModels();
  useEffect(() => models.warm(), [models]);
  // Without a known weather provider on the server, weather is entered by hand.
  const providers = useQuery(configQuery(api)).data?.providers;
  const zones = usePlumeOutcome(scope, { source: chemicalSource, models });
  const { outcome } = zones;
  const region = useRegionCenter();
  const work = usePlumeWork({
    source: chemicalSource,
    geocoder,
    weather: providers === undefined || providers.weather === "none" ? null : provider,
    models,
    near: outcome?.kind === "complete" ? outcome.result.place.center : region,
    ...zones,
    onResult(result) {
      log.record(plumeCalculated(result));
      log.record(evacuationCalculated(result));
    },
  });
  // Draft of the open incident or quick search, restored after a reload or a module change.
  const form = useForm({ ...work.form, draft: { name: scope.draft("plume"), kind: "working" } });
  const plume = usePlume(work, form);
  useHandover(plume.form);
  useSharedInputs(plume.form, zones.inputs);
  const sites = useCountedSites(outcome?.kind === "complete" ? outcome.result : null);
  const hydrants = useHydrants({ isWanted: outcome?.kind === "complete" });
  const counted = useMemo(
    () => hydrants?.map(({ center: [lon, lat], facility }) => ({ lon, lat, facility })) ?? null,
    [hydrants],
  );
  const { email, department_name } = useResponderProfile();
  const texts = useDocumentWords();
  const { paper, common } = useMessages();
  const author = useAuthor(zones, plume.form);
  return (
    <>
      <PlumeView
        plume={plume}
        map={IncidentPlumeMap}
        isRecalculating={zones.isKept}
        sites={sites}
        hydrants={counted}
        openCard={useOpenCard()}
        issuer={{
          sender: email,
          senderName: department_name,
          ...(scope.incidentId !== null && { incident: scope.id }),
        }}
        notice={linkNotice(zones, plume.form)}
        {...(author !== undefined && { author })}
      />
      {outcome?.kind === "complete" ? (
        <PrintPage paper={() => zonesDocument(outcome.result, texts, [paper.source(common.product)])} />
      ) : undefined}
    </>
  );
}

/**
 * Author of the shown calculation, with its inputs offered if the form differs.
 *
 * @returns `undefined` if it was made on this device
 */
function useAuthor({ shared, link }: ShownPlume, form: PlumeFormState): PlumeAuthor | undefined {
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
