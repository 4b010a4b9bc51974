import { describeProblem, httpGeocoder, insertLocation } from "@placard/api-client";
import { FILE_LIMITS, validateLocation } from "@placard/hazmat-core/business";
import { AddressInput, Banner, Button, Checkbox, ProgressBar, TextField, toasts } from "@placard/ui";
import { FileDrop, LinkButton } from "@placard/ui/controls";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState, type FormEvent } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { ManagerChoice } from "./ManagerChoice.tsx";
import { newLocationOf, NO_LOCATION, pickedPlace } from "./new-location.ts";
import { PinField } from "../pin/PinField.tsx";
import { placeInForm } from "../pin/site-place.ts";
import { QuickContactDialog } from "./QuickContactDialog.tsx";
import { pendingPictures, uploadPictures } from "../pictures/upload-pictures.ts";
import { useFiles } from "../pictures/use-files.ts";

interface Progress {
  readonly done: number;
  readonly total: number;
  /** Share of all bytes, 0 to 1. */
  readonly share: number;
}

/** The form of Add Location. The location is made first, then its pictures are sent; a failed picture loses nothing. */
export function AddLocationForm() {
  const { locations: words, common } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, role } = useBusinessProfile();
  const api = useApi();
  const geocoder = useMemo(() => httpGeocoder(api), [api]);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const files = useFiles();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isAddingContact, setAddingContact] = useState(false);
  const refused = whyNot(role, "edit_locations");

  const inWords = useProblemTexts();
  const form = useForm({
    initial: NO_LOCATION,
    validate: (values) => inWords(validateLocation(values)),
    draft: { name: "add-location" },
    async submit(values, saved) {
      const body = newLocationOf(business_id, values);
      let locationId: number;
      try {
        const created = await api.call(insertLocation, { body }, { idempotencyKey: keyFor(body) });
        locationId = created.location_id;
        saved();
      } catch (error) {
        return fail(error, { title: words.createFailedTitle, fallback: words.createFailed, logIn: words.logIn });
      }
      const pictures = pendingPictures(files.images, files.floorPlan, words.floorPlanDescription(body.name));
      const total = pictures.length;
      const { failed } = await uploadPictures(api, locationId, pictures, (done, share) =>
        setProgress({ done, total, share }),
      );
      toasts.show(
        failed.length === 0
          ? { tone: "ok", title: words.createdTitle, text: words.createdText(body.name) }
          : {
              tone: "caution",
              title: words.fileWarningTitle,
              text: `${words.fileWarning} ${failed
                .map(({ picture, error }) => `${picture.file.name}: ${describeProblem(error, words.fileFailed)}`)
                .join(" ")}`,
            },
      );
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      await navigate({ to: paths.locations });
      return undefined;
    },
  });

  function onSubmit(event: FormEvent): void {
    if (files.isWrong) event.preventDefault();
    else form.onSubmit(event);
  }

  return (
    <>
      <FormFrame form={{ ...form, onSubmit }} label={words.addTitle}>
        {refused !== null && <Banner tone="info" title={refused} />}
        <div className="app-add-location">
          <section className="placard-surface">
            <h2>{words.site}</h2>
            <div className="app-form-grid">
              <TextField className="placard__wide" label={words.name} {...form.field("name")} />
              <div className="placard__wide">
                <AddressInput
                  label={words.civicAddress}
                  geocoder={geocoder}
                  description={words.civicAddressHint}
                  {...form.field("civic_address")}
                  onSelect={(suggestion) => form.fill(pickedPlace(suggestion))}
                />
              </div>
              <div className="placard__wide">
                <PinField place={placeInForm(form.values)} onPin={form.fill} />
              </div>
              <TextField
                className="placard__wide"
                label={words.address}
                placeholder={words.addressPlaceholder}
                optionalLabel={common.optional}
                {...form.field("address")}
              />
              <TextField
                label={words.squareFeetField}
                inputMode="numeric"
                optionalLabel={common.optional}
                {...form.field("square_feet")}
              />
              <TextField
                label={words.employeesField}
                inputMode="numeric"
                optionalLabel={common.optional}
                {...form.field("number_employees")}
              />
              <div className="placard__wide">
                <ManagerChoice field={form.field("contact_id")} onAddContact={() => setAddingContact(true)} />
              </div>
            </div>
            <fieldset className="app-marks">
              <legend>{words.safety}</legend>
              <p>{words.safetyHint}</p>
              <div>
                <Checkbox {...mark("fire_suppression")}>{words.features.fire_suppression}</Checkbox>
                <Checkbox {...mark("fire_alarm")}>{words.features.fire_alarm}</Checkbox>
                <Checkbox {...mark("sprinklers")}>{words.features.sprinklers}</Checkbox>
              </div>
            </fieldset>
          </section>
          <section className="placard-surface">
            <h2>{words.access}</h2>
            <TextField
              label={words.bestEntranceField}
              placeholder={words.bestEntrancePlaceholder}
              optionalLabel={common.optional}
              {...form.field("best_entrance")}
            />
            <div className="placard__marks">
              <Checkbox {...mark("training_for_chemicals")}>{words.trainedField}</Checkbox>
              <Checkbox {...mark("nearby_river_or_sewer")}>{words.nearWaterField}</Checkbox>
            </div>
            <FileDrop
              label={words.entranceImagesField}
              accept={FILE_LIMITS.entranceImage.types}
              multiple
              description={words.entranceImagesHint(FILE_LIMITS.entranceImage.maxCount - files.images.length)}
              {...files.imageDrop}
            />
            <FileDrop
              label={words.floorPlanField}
              accept={FILE_LIMITS.floorPlan.types}
              description={words.floorPlanHint}
              {...files.floorPlanDrop}
            />
          </section>
        </div>
        {progress !== null && (
          <ProgressBar
            label={words.uploadProgress(progress.done, progress.total)}
            value={Math.round(progress.share * 100)}
          />
        )}
        <div className="app-form-foot">
          <LinkButton href={paths.locations}>{common.cancel}</LinkButton>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSubmitting}
            pendingLabel={words.saving}
            disabledReason={refused ?? undefined}
          >
            {words.save}
          </Button>
        </div>
      </FormFrame>
      {isAddingContact && (
        <QuickContactDialog
          onClose={() => setAddingContact(false)}
          onAdded={(id) => form.set("contact_id", String(id))}
        />
      )}
    </>
  );

  function mark(
    name: "fire_suppression" | "fire_alarm" | "sprinklers" | "training_for_chemicals" | "nearby_river_or_sewer",
  ) {
    return { name, isSelected: form.values[name], onChange: (isSet: boolean) => form.set(name, isSet) };
  }
}
