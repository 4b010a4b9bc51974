import { Button, type ButtonProps } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useWhyNot } from "../../lib/rights/use-why-not.ts";
import { usePlanLimit } from "../../lib/rights/use-plan-limit.ts";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

const FLOWS = {
  locations: { path: paths.addLocation, needs: "edit_locations" },
  chemicals: { path: paths.addChemical, needs: "edit_chemicals" },
} as const;

interface AddFlowButtonProps extends Pick<ButtonProps, "variant" | "icon" | "iconEnd" | "children"> {
  /** Of what one more is to be added. */
  readonly kind: keyof typeof FLOWS;
}

/** Opens an add flow once the server says that the plan allows one more. A role that may not add is told so. */
export function AddFlowButton({ kind, ...props }: AddFlowButtonProps) {
  const { path, needs } = FLOWS[kind];
  const { role } = useBusinessProfile();
  const whyNot = useWhyNot();
  const navigate = useNavigate();
  const limit = usePlanLimit(kind);
  return (
    <Button
      {...props}
      isPending={limit.isChecking}
      disabledReason={whyNot(role, needs) ?? undefined}
      onPress={async () => {
        if (await limit.mayAddOne()) await navigate({ to: path });
      }}
    />
  );
}
