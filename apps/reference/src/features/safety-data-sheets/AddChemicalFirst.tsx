import { whyNot } from "@placard/hazmat-core";
import { Button, EmptyState } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { FlaskConical, Plus } from "lucide-react";
import { usePlanLimit } from "../../lib/use-plan-limit.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** A sheet needs its chemical: the way to the first one. */
export function AddChemicalFirst() {
  const { safetyDataSheets: words } = useMessages();
  const { role } = useBusinessProfile();
  const navigate = useNavigate();
  const limit = usePlanLimit("chemicals");
  return (
    <EmptyState
      icon={<FlaskConical aria-hidden="true" />}
      title={words.noChemicals}
      text={words.noChemicalsText}
      action={
        <Button
          icon={<Plus aria-hidden="true" />}
          isPending={limit.isChecking}
          disabledReason={whyNot(role, "edit_chemicals") ?? undefined}
          onPress={async () => {
            if (await limit.mayAddOne()) await navigate({ to: paths.addChemical });
          }}
        >
          {words.addChemicalFirst}
        </Button>
      }
    />
  );
}
