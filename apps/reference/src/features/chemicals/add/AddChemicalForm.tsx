import { Banner } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { chosenReference, isRenamed, NOTHING_FILLED } from "./new-chemical.ts";
import { ReferencePanel } from "./ReferencePanel.tsx";
import { StorageFields } from "./StorageFields.tsx";
import { SubstanceFields } from "./SubstanceFields.tsx";
import { useNewChemical } from "./use-new-chemical.ts";

/** Form for a new chemical, with the reference data of the chosen substance beside it. */
export function AddChemicalForm() {
  const { chemicals: texts, common } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_chemicals");
  const { form, back } = useNewChemical();
  const { values } = form;
  return (
    <div className="app-add-chemical">
      <section className="placard-surface placard__form">
        <FormFrame form={form} label={texts.addTitle}>
          {refused !== null && <Banner tone="info" title={refused} />}
          <h2>{texts.substance}</h2>
          <SubstanceFields form={form} />
          <h2>{texts.storage}</h2>
          <StorageFields form={form} />
          <FormFoot form={form} label={texts.add} pendingLabel={texts.adding} refused={refused}>
            <LinkButton href={back} onPress={form.reset}>
              {common.cancel}
            </LinkButton>
          </FormFoot>
        </FormFrame>
      </section>
      <ReferencePanel
        chosen={chosenReference(values)}
        renamedFrom={isRenamed(values) ? values.reference_name : null}
        onClear={() => form.fill(NOTHING_FILLED)}
      />
    </div>
  );
}
