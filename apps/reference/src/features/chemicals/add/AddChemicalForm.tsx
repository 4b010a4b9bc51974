import { insertChemical } from "@placard/api-client";
import { firstError, validateChemical } from "@placard/hazmat-core/business";
import { Banner, Button, ChemicalField, Select, TextField, toasts } from "@placard/ui";
import { LinkButton } from "@placard/ui/controls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey, locationsQuery } from "../../../lib/api/business-queries.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { LocationChoice } from "../fields/LocationChoice.tsx";
import {
  chosenReference,
  filledBy,
  isRenamed,
  newChemicalOf,
  NO_CHEMICAL,
  NOTHING_FILLED,
  stockOf,
} from "./new-chemical.ts";
import { LevelPreview } from "../fields/LevelPreview.tsx";
import { StoragePreview } from "../fields/StoragePreview.tsx";
import { UNIT_ITEMS } from "../fields/read-amount.ts";
import { ReferencePanel } from "./ReferencePanel.tsx";
import { SubstanceQuestion } from "./SubstanceQuestion.tsx";
import { useMeantQuestion } from "./use-meant-question.ts";
import { useStockLevel } from "../fields/use-stock-level.ts";

/** A pause in typing, ms, after which the level is read out. */
const LEVEL_PAUSE_MS = 300;

/** The form of Add Chemical and, beside it, what the reference knows of the chosen substance. */
export function AddChemicalForm() {
  const { chemicals: words, standing, common } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, role } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const locations = useQuery(locationsQuery(api, business_id));
  const refused = whyNot(role, "edit_chemicals");

  const inWords = useProblemTexts();
  const form = useForm({
    initial: NO_CHEMICAL,
    validate: (values) => inWords(validateChemical(values)),
    draft: { name: "add-chemical" },
    async submit(values, saved) {
      const body = newChemicalOf(values);
      if (body === null) return { fields: inWords(validateChemical(values)) };
      try {
        await api.call(insertChemical, { body }, { idempotencyKey: keyFor(body) });
        saved();
      } catch (error) {
        return fail(error, { title: common.errorTitle, fallback: words.addFailed, logIn: words.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: words.addedTitle, text: words.addedText(body.name) });
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      await navigate({ to: paths.chemicals });
      return undefined;
    },
  });

  function onSubmit(event: FormEvent): void {
    const wrong = firstError(inWords(validateChemical(form.values)));
    toasts.clear();
    if (wrong !== null) toasts.show({ tone: "caution", title: words.missingTitle, text: wrong.problem });
    form.onSubmit(event);
  }

  const { values } = form;
  const named = useMeantQuestion(values);
  const stock = stockOf(values);
  const reading = useStockLevel({
    classification: useDebounced(stock.classification, LEVEL_PAUSE_MS),
    unNumber: useDebounced(stock.unNumber, LEVEL_PAUSE_MS),
    casNumber: useDebounced(stock.casNumber, LEVEL_PAUSE_MS),
  });
  return (
    <div className="app-add-chemical">
      <section className="placard-surface placard__form">
        <FormFrame form={{ ...form, onSubmit }} label={words.addTitle}>
          {refused !== null && <Banner tone="info" title={refused} />}
          <h2>{words.substance}</h2>
          <div className="app-form-grid">
            <div className="placard__wide">
              <ChemicalField
                label={words.chemicalName}
                placeholder={words.chemicalNamePlaceholder}
                description={words.chemicalNameHint}
                source={chemicalSource}
                {...form.field("name")}
                onSelect={(match) => form.fill(filledBy(match, values))}
              />
            </div>
            {named !== null && (
              <div className="placard__wide">
                <SubstanceQuestion named={named} onChoose={(match) => form.fill(filledBy(match, values))} />
              </div>
            )}
            <TextField
              label={words.unNumberLabel}
              inputMode="numeric"
              description={words.unNumberHint}
              optionalLabel={common.optional}
              {...form.field("un_number")}
            />
            <TextField
              label={words.referenceCas}
              description={words.casNumberHint}
              optionalLabel={common.optional}
              {...form.field("cas_number")}
            />
            <TextField
              className="placard__wide"
              label={words.hazardClassification}
              description={words.hazardClassificationHint}
              optionalLabel={common.optional}
              {...form.field("hazard_classification")}
            />
            <div className="placard__wide">
              <LevelPreview reading={reading} />
            </div>
          </div>
          <h2>{words.storage}</h2>
          <div className="app-form-grid">
            <TextField label={words.quantity} inputMode="decimal" {...form.field("quantity")} />
            <Select label={words.unit} placeholder={words.chooseUnit} items={UNIT_ITEMS} {...unitField()} />
            <div className="placard__wide">
              <LocationChoice locations={locations.data} field={form.field("location_id")} />
            </div>
            <TextField
              label={standing.room}
              placeholder={standing.roomPlaceholder}
              optionalLabel={common.optional}
              {...form.field("room")}
            />
            <TextField
              label={standing.cabinet}
              placeholder={standing.cabinetPlaceholder}
              optionalLabel={common.optional}
              {...form.field("cabinet")}
            />
            <div className="placard__wide">
              <StoragePreview typed={values} />
            </div>
            <TextField
              label={words.storageVessel}
              placeholder={words.storageVesselPlaceholder}
              optionalLabel={common.optional}
              {...form.field("storage_vessel")}
            />
            <TextField
              label={words.quantityPerVessel}
              placeholder={words.quantityPerVesselPlaceholder}
              optionalLabel={common.optional}
              {...form.field("quantity_per_vessel")}
            />
            <TextField
              className="placard__wide"
              label={words.manufacturer}
              optionalLabel={common.optional}
              {...form.field("manufacturer")}
            />
          </div>
          <div className="app-form-foot">
            <LinkButton href={paths.chemicals}>{common.cancel}</LinkButton>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isSubmitting}
              pendingLabel={words.adding}
              disabledReason={refused ?? undefined}
            >
              {words.add}
            </Button>
          </div>
        </FormFrame>
      </section>
      <ReferencePanel
        chosen={chosenReference(values)}
        renamedFrom={isRenamed(values) ? values.reference_name : null}
        onClear={() => form.fill(NOTHING_FILLED)}
      />
    </div>
  );

  function unitField() {
    const field = form.field("unit");
    return { ...field, value: UNIT_ITEMS.find(({ id }) => id === field.value)?.id ?? null };
  }
}
