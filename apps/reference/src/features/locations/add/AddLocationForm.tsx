import { Banner } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { useState } from "react";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { FeatureChoices } from "../fields/FeatureChoices.tsx";
import { QuickContactDialog } from "../fields/QuickContactDialog.tsx";
import { PictureDrops } from "../pictures/upload/PictureDrops.tsx";
import { UploadProgress } from "../pictures/upload/UploadProgress.tsx";
import { AccessFields } from "./AccessFields.tsx";
import { SiteFields } from "./SiteFields.tsx";
import { useNewLocation } from "./use-new-location.ts";

/** Form for a new location. */
export function AddLocationForm() {
  const { locations: texts, common } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_locations");
  const { form, files, progress, back } = useNewLocation();
  const [isAddingContact, setAddingContact] = useState(false);
  return (
    <>
      <FormFrame form={form} label={texts.addTitle}>
        {refused !== null && <Banner tone="info" title={refused} />}
        <div className="app-add-location">
          <section className="placard-surface">
            <h2>{texts.site}</h2>
            <SiteFields form={form} onAddContact={() => setAddingContact(true)} />
            <fieldset className="app-marks">
              <legend>{texts.safety}</legend>
              <p>{texts.safetyHint}</p>
              <FeatureChoices form={form} features={["fire_suppression", "fire_alarm", "sprinklers"]} />
            </fieldset>
          </section>
          <section className="placard-surface">
            <h2>{texts.access}</h2>
            <AccessFields form={form} />
            <PictureDrops {...files} imageCount={files.images.length} />
          </section>
        </div>
        <UploadProgress progress={progress} />
        <FormFoot form={form} label={texts.save} pendingLabel={texts.saving} refused={refused}>
          <LinkButton href={back} onPress={() => form.reset()}>
            {common.cancel}
          </LinkButton>
        </FormFoot>
      </FormFrame>
      {isAddingContact && (
        <QuickContactDialog
          onClose={() => setAddingContact(false)}
          onAdded={(id) => form.set("contact_id", String(id))}
        />
      )}
    </>
  );
}
