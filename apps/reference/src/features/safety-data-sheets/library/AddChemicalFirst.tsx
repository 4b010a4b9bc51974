import { EmptyState } from "@placard/ui";
import { FlaskConical, Plus } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";

/** Shown without chemicals, since an SDS needs one. Links to adding the first chemical. */
export function AddChemicalFirst() {
  const { safetyDataSheets: texts } = useMessages();
  return (
    <EmptyState
      icon={<FlaskConical aria-hidden="true" />}
      title={texts.noChemicals}
      text={texts.noChemicalsText}
      action={
        <AddFlowButton kind="chemicals" icon={<Plus aria-hidden="true" />}>
          {texts.addChemicalFirst}
        </AddFlowButton>
      }
    />
  );
}
