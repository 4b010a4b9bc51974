import { hasCode, inventoryChemical, updateChemical, type InventoryChemical, type Location } from "@placard/api-client";
import { formatNumber, HAZARD_LEVELS, type HazardLevel } from "@placard/hazmat-core";
import { isOneOf, validateChemicalEdit, type FieldTexts } from "@placard/hazmat-core/business";
import { Banner, Select, TextField, toasts, UnPlacard } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { chemicalTierProblems } from "../../../forms/tier-two/chemical-values.ts";
import { ChemicalSection } from "../../../forms/tier-two/ChemicalSection.tsx";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import {
  changesOf,
  editValuesOf,
  levelOf,
  replacesClassification,
  stockOf,
  typedStanding,
  type EditValues,
} from "./chemical-changes.ts";
import "./EditChemicalDialog.css";
import { LevelChoice } from "../fields/LevelChoice.tsx";
import { LevelPreview } from "../fields/LevelPreview.tsx";
import { StoragePreview } from "../fields/StoragePreview.tsx";
import { UNIT_ITEMS } from "../fields/read-amount.ts";
import { useStockLevel, type LevelReading } from "../fields/use-stock-level.ts";

interface EditChemicalDialogProps {
  readonly chemical: InventoryChemical;
  readonly locationName: string;
  /** The sites of the business: a drum may be carried from one to another, with its sheet. */
  readonly locations: readonly Location[];
  readonly onClose: () => void;
}

/** Changes one chemical. When somebody else did so meanwhile, both stand side by side and nothing is overwritten unseen. */
export function EditChemicalDialog({ chemical, locationName, locations, onClose }: EditChemicalDialogProps) {
  const { chemicals: words, standing, common, problems } = useMessages();
  const { hazardLevel } = useUiMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [stored, setStored] = useState(chemical);
  const hasConflict = stored.version !== chemical.version;

  const inWords = useProblemTexts();
  const form = useForm<EditValues>({
    initial: editValuesOf(chemical),
    validate: problemsOf,
    draft: { name: `edit-chemical-${chemical.id}-${chemical.version}` },
    async submit(values, saved) {
      const body = changesOf(stored, values);
      if (body === null) return { fields: problemsOf(values) };
      try {
        await api.call(updateChemical, { params: { id: chemical.id }, body });
        saved();
      } catch (error) {
        if (hasCode(error, "not_found")) return { message: words.gone };
        const latest = changedMeanwhile(error);
        if (latest !== null) {
          setStored(latest);
          return {};
        }
        return fail(error, {
          title: words.updateFailedTitle,
          fallback: words.updateFailed,
          logIn: words.logInToChange,
        });
      }
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      toasts.show({ tone: "ok", title: words.updatedTitle, text: words.updatedText(body.name) });
      onClose();
      return undefined;
    },
  });

  const reading = useStockLevel(stockOf(stored, form.values));

  return (
    <FormDialog
      form={form}
      title={words.editTitle}
      description={
        <>
          {words.editContext(locationName)} <DayText iso={stored.updated_at} />
        </>
      }
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.conflictTitle}>
          {words.conflictText(summaryOf(stored, hazardLevel[chemicalMark(stored)]))}
        </Banner>
      )}
      <div className="app-edit-row">
        <TextField label={words.name} {...form.field("name")} />
        <TextField
          label={words.unNumber}
          inputMode="numeric"
          placeholder={words.unNumberHint}
          suffix={placard()}
          {...form.field("un_number")}
        />
      </div>
      <div className="app-edit-row">
        <TextField label={words.referenceCas} optionalLabel={common.optional} {...form.field("cas_number")} />
        <TextField label={words.hazardClassification} optionalLabel={common.optional} {...form.field("class_text")} />
      </div>
      <LevelChoice
        label={words.hazardLevel}
        description={levelHint()}
        value={levelOf(form.values) ?? levelIn(reading)}
        onChange={(level) => form.set("hazard_classification", level)}
      />
      <LevelPreview reading={reading} />
      <div className="app-edit-row">
        <TextField
          label={words.quantity}
          inputMode="decimal"
          description={words.quantityHint}
          {...form.field("quantity")}
        />
        <Select label={words.unit} items={UNIT_ITEMS} {...unitField()} />
      </div>
      <div className="app-edit-row">
        <TextField label={words.storageVessel} optionalLabel={common.optional} {...form.field("storage_vessel")} />
        <TextField
          label={words.quantityPerVessel}
          optionalLabel={common.optional}
          {...form.field("quantity_per_vessel")}
        />
      </div>
      <Select
        label={words.location}
        items={locationItems()}
        {...form.field("location_id")}
        description={form.values.location_id === String(stored.location_id) ? undefined : words.moves}
      />
      <div className="app-edit-row">
        <TextField label={standing.room} optionalLabel={common.optional} {...form.field("room")} />
        <TextField label={standing.cabinet} optionalLabel={common.optional} {...form.field("cabinet")} />
      </div>
      <StoragePreview typed={typedStanding(stored, form.values)} chemicalId={stored.id} />
      <TextField label={words.manufacturer} optionalLabel={common.optional} {...form.field("manufacturer")} />
      <ChemicalSection form={form} casNumber={form.values.cas_number} unit={form.values.unit} />
    </FormDialog>
  );

  function problemsOf(values: EditValues): FieldTexts<keyof EditValues> {
    return { ...inWords(validateChemicalEdit(values)), ...chemicalTierProblems(values, problems) };
  }

  function levelHint(): string {
    const { hazard_classification: classification } = stored;
    if (classification === null) return words.levelNotStored;
    return replacesClassification(stored, form.values)
      ? words.levelReplaces(classification)
      : words.levelStored(classification);
  }

  /** Of what is stored: a class that was derived from a number goes as soon as another number is typed. */
  function placard() {
    const { hazard_class: hazardClass, class_basis: basis, un_number: unNumber } = stored;
    const isOfOtherNumber = basis.kind !== "class" && form.values.un_number !== (unNumber ?? "");
    return hazardClass === null || isOfOtherNumber ? undefined : <UnPlacard hazardClass={hazardClass} size={30} />;
  }

  /** The site of the chemical is there, also before the sites are read. */
  function locationItems() {
    const known = locations.map(({ id, name }) => ({ id: String(id), label: name }));
    const own = { id: String(stored.location_id), label: locationName };
    return known.some(({ id }) => id === own.id) ? known : [own, ...known];
  }

  function unitField() {
    const field = form.field("unit");
    return { ...field, value: UNIT_ITEMS.find(({ id }) => id === field.value)?.id ?? null };
  }
}

/** The chemical as somebody else saved it meanwhile, when that is why the change was refused. */
function changedMeanwhile(error: unknown): InventoryChemical | null {
  if (!hasCode(error, "edit_conflict")) return null;
  return inventoryChemical.safeParse(error.problem?.current).data ?? null;
}

function levelIn(reading: LevelReading | null): HazardLevel | null {
  return isOneOf(HAZARD_LEVELS, reading?.mark) ? reading.mark : null;
}

function summaryOf(chemical: InventoryChemical, level: string): string {
  const { name, un_number, cas_number, location_name, quantity, unit } = chemical;
  const { room, cabinet, storage_vessel, quantity_per_vessel, manufacturer } = chemical;
  const amount = `${formatNumber(quantity)} ${unit}`;
  return [
    name,
    un_number,
    cas_number,
    level,
    amount,
    location_name,
    room,
    cabinet,
    storage_vessel,
    quantity_per_vessel,
    manufacturer,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
