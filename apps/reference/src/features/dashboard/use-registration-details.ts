import { hasCode, type InputOf, type RegistrationDetails } from "@placard/api-client";
import { getBusinessDetails, updateBusinessRegistration } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { isTimeZone, validateRegistrationDetails } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { conflictsOf, textOfValue, untouchedValues } from "../../forms/untouched-values.ts";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../lib/api/business-queries.ts";
import { refusalOf } from "../../lib/api/failure.ts";
import { deviceTimeZone } from "../../lib/formats/time-zone.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../session/SessionProvider.tsx";

/** The stored details from a conflict response. */
const current = getBusinessDetails.response.pick({ registration: true, registration_version: true });

export interface StoredDetails {
  /** `null` if nothing is on file. */
  readonly registration: RegistrationDetails | null;
  /** Time zone of the business; `null`: not on file, `undefined` while loading. */
  readonly timeZone: string | null | undefined;
  /** The version of these details; `undefined` until loaded. */
  readonly version: number | undefined;
}

type Typed = InputOf<typeof updateBusinessRegistration>["body"];

/**
 * The form of the registration details. If someone else saved them meanwhile, their version is shown and nothing is
 * overwritten without a warning: unedited fields take their values, and the next save is based on their version.
 */
export function useRegistrationDetails(
  { registration: stored, timeZone, version }: StoredDetails,
  onSaved: () => void,
) {
  const { common, dashboard, fieldConflicts: texts } = useMessages();
  const profile = useBusinessProfile();
  const store = useSessionStore();
  const api = useApi();
  const queries = useQueryClient();

  const problemTexts = useProblemTexts();
  const [seen, setSeen] = useState(version);
  /** The base of the input: their version, except in fields still in conflict; and the previous base. */
  const [{ of, before, base }, setMerged] = useState<{
    readonly of: RegistrationDetails | null;
    readonly before: Entered;
    readonly base: Entered;
  }>(() => ({ of: null, before: enteredOf(stored), base: enteredOf(stored) }));
  const labels: Readonly<Record<keyof Entered, string>> = {
    emergency_contact_name: dashboard.emergencyContactName,
    emergency_contact_phone: dashboard.emergencyContactPhone,
    second_emergency_phone: dashboard.secondEmergencyPhone,
    general_business_email: dashboard.generalBusinessEmail,
    business_registration: dashboard.businessRegistration,
    hazardous_material_permit: dashboard.hazardousMaterialPermit,
    liquor_permit: dashboard.liquorPermit,
  };
  const [theirs, setTheirs] = useState<RegistrationDetails | null>(null);
  if (seen === undefined && version !== undefined) setSeen(version); // the input is based on this version
  const [offered] = useState(() => timeZone ?? deviceTimeZone());
  const form = useForm({
    initial: { ...enteredOf(stored), time_zone: offered } satisfies EveryField<Typed, "version">,
    validate: (values) => ({
      ...problemTexts(validateRegistrationDetails(values)),
      ...(values.time_zone !== "" && !isTimeZone(values.time_zone) && { time_zone: dashboard.timeZoneUnknown }),
    }),
    draft: { name: "registration-details" },
    async submit({ time_zone, ...details }, saved) {
      try {
        // A time zone offered before loading does not replace the stored one.
        const isOwnZone = timeZone === null || time_zone !== offered;
        const body = {
          ...details,
          ...(isOwnZone && { time_zone: time_zone === "" ? null : time_zone }),
          ...(seen !== undefined && { version: seen }),
        };
        await api.call(updateBusinessRegistration, { params: { business_id: profile.business_id }, body });
        saved();
      } catch (error) {
        const latest = hasCode(error, "edit_conflict") ? current.safeParse(error.problem?.current).data : undefined;
        if (latest !== undefined) {
          setSeen(latest.registration_version);
          setTheirs(latest.registration);
          return {};
        }
        const refusal = refusalOf(error, dashboard.saveFailed);
        toasts.show({ tone: "danger", title: common.errorTitle, text: refusal.message });
        return { fields: refusal.fields };
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: dashboard.savedTitle, text: dashboard.savedText });
      await queries.invalidateQueries({ queryKey: businessKey(profile.business_id) });
      store.begin({ ...profile, registrationComplete: true });
      onSaved();
      return undefined;
    },
  });
  const { time_zone: _, ...typed } = form.values;
  const latest = theirs === null ? null : enteredOf(theirs);
  if (latest !== null && of !== theirs) {
    const openConflicts = conflictsOf(typed, base, latest).flat();
    const saved = Object.fromEntries(openConflicts.map((name) => [name, base[name]]));
    setMerged({ of: theirs, before: base, base: { ...latest, ...saved } });
  }
  const takeTheirs = useEffectEvent((newer: RegistrationDetails) => {
    form.fill(untouchedValues(typed, before, enteredOf(newer)));
  });
  useEffect(() => {
    if (theirs !== null) takeTheirs(theirs);
  }, [theirs]);
  const conflicts = (latest === null ? [] : conflictsOf(typed, base, latest).flat()).map((name) => ({
    label: labels[name],
    theirs: textOfValue(latest?.[name] ?? "", texts),
    takeTheirs: () => form.fill({ [name]: latest?.[name] }),
    keepMine: () => setMerged({ of, before, base: { ...base, [name]: latest?.[name] } }),
  }));
  return { form, theirs, conflicts };
}

type Entered = ReturnType<typeof enteredOf>;

/** The details as form values. */
const enteredOf = (details: RegistrationDetails | null) => ({
  emergency_contact_name: details?.emergency_contact_name ?? "",
  emergency_contact_phone: details?.emergency_contact_phone ?? "",
  second_emergency_phone: details?.second_emergency_phone ?? "",
  general_business_email: details?.general_business_email ?? "",
  business_registration: details?.business_registration ?? "",
  hazardous_material_permit: details?.hazardous_material_permit ?? "",
  liquor_permit: details?.liquor_permit ?? false,
});
