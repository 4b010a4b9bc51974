import { Button, type ButtonProps } from "@placard/ui";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { usePlanLimit } from "../../lib/rights/use-plan-limit.ts";
import { useAddFlow, type AddedKind } from "../../lib/rights/use-add-flow.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

const NEEDS = { locations: "edit_locations", chemicals: "edit_chemicals" } as const;

interface AddFlowButtonProps extends Pick<ButtonProps, "variant" | "icon" | "iconEnd" | "children"> {
  /** Type of record to add. */
  readonly kind: AddedKind;
  /** The site whose dialog contains the button: the flow starts with this site and returns to it. */
  readonly site?: number;
}

/** Opens an add flow after the server confirms that the plan allows one more. Users whose role may not add see why. */
export function AddFlowButton({ kind, site, ...props }: AddFlowButtonProps) {
  const { role } = useBusinessProfile();
  const refusalReason = useRefusalReason();
  const open = useAddFlow();
  const beginNavigation = useDelayedNavigation();
  const limit = usePlanLimit(kind);
  return (
    <Button
      {...props}
      isPending={limit.isChecking}
      disabledReason={refusalReason(role, NEEDS[kind]) ?? undefined}
      onPress={async () => {
        const finishNavigation = beginNavigation();
        if (await limit.mayAddOne()) await finishNavigation(() => open(kind, site));
      }}
    />
  );
}
