import { whyNot } from "@placard/hazmat-core";
import { Button } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { usePlanLimit } from "../../lib/use-plan-limit.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** Opens Add Location once the server says that the plan allows one more. */
export function AddLocationButton() {
  const { locations: words } = useMessages();
  const { role } = useBusinessProfile();
  const navigate = useNavigate();
  const limit = usePlanLimit("locations");
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      isPending={limit.isChecking}
      disabledReason={whyNot(role, "edit_locations") ?? undefined}
      onPress={async () => {
        if (await limit.mayAddOne()) await navigate({ to: paths.addLocation });
      }}
    >
      {words.add}
    </Button>
  );
}
