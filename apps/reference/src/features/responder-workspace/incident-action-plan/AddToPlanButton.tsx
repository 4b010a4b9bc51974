import { formatChemicalRef, type NamedChemical, type PlanChemical } from "@placard/hazmat-core";
import { Button, toasts } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck, ClipboardPlus } from "lucide-react";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { actionPlanOf } from "../../../incident/action-plan.ts";
import { calculatedChemicals } from "../../../incident/calculated-chemicals.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { waitingEntries } from "../../../incident/log-entries.ts";
import { NEVER_SAVED, savedPlanQuery } from "../../../incident/saved/saved-plan.ts";
import { useSavedLines } from "../../../incident/saved/sent-lines.ts";
import { basePlan } from "../../../incident/typed-plan.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { filledIn, onNewerPlan, planAgainst, planOf, planValues, typedOf } from "./plan-values.ts";
import { isClosed } from "./use-plan-state.ts";

const MATTER = "add-to-plan";

interface AddToPlanButtonProps {
  readonly chemical: NamedChemical;
  /** The guide chosen for a number with several guides. */
  readonly guide: string | undefined;
}

/** Adds the substance of a card to the plan of the open incident: on every device, now or when back online. */
export function AddToPlanButton(props: AddToPlanButtonProps) {
  const { mode } = useIncident();
  return mode.kind !== "incident" || isClosed(mode) ? undefined : <PlanButton {...props} />;
}

function PlanButton({ chemical, guide }: AddToPlanButtonProps) {
  const { incidentPlan: texts } = useMessages();
  const { keepPlan } = useIncident();
  const { open } = useWorkspace();
  const { read, write } = usePlanWithoutForm();
  const [isAdding, setAdding] = useState(false);
  const reference = formatChemicalRef(chemical);
  const isIn = read().materials.some((one) => one.chemical !== null && formatChemicalRef(one.chemical) === reference);

  async function add(): Promise<void> {
    const { key, unNumber, name } = chemical;
    const one = { text: name, chemical: { key, unNumber, name }, ...(guide !== undefined && { guide }) };
    const { values, isInConflict } = write(one);
    // Two versions conflict: they are compared in the form.
    if (isInConflict) return open("incident-action-plan");
    setAdding(true);
    const saved = await keepPlan(planOf(values), Number(values.baseVersion), basePlan(values));
    setAdding(false);
    if (saved.state === "sent") toasts.show({ tone: "ok", title: texts.added(name), matter: MATTER });
    if (saved.state === "waiting") {
      toasts.show({ tone: "caution", title: texts.addWaits(name), text: texts.waitsText, matter: MATTER });
    }
  }

  return isIn ? (
    <Button variant="quiet" icon={<ClipboardCheck aria-hidden="true" />} onPress={() => open("incident-action-plan")}>
      {texts.openPlan}
    </Button>
  ) : (
    <Button
      variant="quiet"
      icon={<ClipboardPlus aria-hidden="true" />}
      isPending={isAdding}
      pendingLabel={texts.addToPlan}
      onPress={() => void add()}
    >
      {texts.addToPlan}
    </Button>
  );
}

/** The plan of the open incident while its form is closed: the saved version with unsent input. */
function usePlanWithoutForm() {
  const api = useApi();
  const drafts = useDrafts();
  const { scope, waiting } = useIncident();
  const { name } = useResponderProfile();
  const { data: saved = NEVER_SAVED } = useQuery(savedPlanQuery(api, scope));
  const lines = useSavedLines(api, scope);
  const calculated = calculatedChemicals([...lines, ...waitingEntries(waiting, lines, name)]);
  const known = { texts: {}, chemicals: calculated };

  const read = () => {
    const { values } = drafts.read(scope.draft("plan"), planValues(saved));
    const isOlder = Number(values.baseVersion) < saved.version;
    const newest = isOlder ? { ...values, ...onNewerPlan({ values, isChanged: true, sent: null }, saved) } : values;
    return { values: newest, materials: actionPlanOf(planOf(filledIn(newest, known))).chemicals };
  };
  return {
    read,
    write: (one: PlanChemical) => {
      const { values, materials } = read();
      const next = { ...values, ...typedOf({ chemicals: [...materials, one] }, values, known) };
      drafts.write(scope.draft("plan"), next);
      return { values: next, isInConflict: planAgainst(next, saved) !== null };
    },
  };
}
