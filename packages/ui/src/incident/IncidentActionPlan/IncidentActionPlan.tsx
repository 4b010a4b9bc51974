import type { ActionPlan, ChemicalSource, NamedChemical, PlanChemical } from "@placard/hazmat-core";
import { ExternalLink, FileDown, Printer } from "lucide";
import { memo, type FormEvent, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { useStableValue } from "../../hooks/use-stable-value.ts";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { incidentPlanTexts } from "../../messages/en/incident/incident-plan.ts";
import { planFactTexts } from "../../messages/en/incident/plan-facts.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { FactOrigin, PlanSuggestions } from "../facts/plan-suggestions.ts";
import { planChemicalWords } from "../PlanChemicals/plan-chemical-words.ts";
import { PlanChemicals } from "../PlanChemicals/PlanChemicals.tsx";
import "./IncidentActionPlan.css";
import { LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS, type PlanField } from "./plan-fields.ts";

const CANUTEC_ADDRESS = "https://tc.canada.ca/en/dangerous-goods/canutec";

const NO_SUGGESTIONS: PlanSuggestions = {};

/** A plan that another user saved while this one was edited. */
export interface OtherPlan {
  readonly plan: ActionPlan;
  readonly savedBy: string;
}

export interface IncidentActionPlanProps {
  /** Plan to edit. Start with `EMPTY_PLAN`. */
  plan: ActionPlan;
  /** Called with each typed or chosen part. Save it immediately, so that nothing typed is lost. */
  onChange: (part: Partial<ActionPlan>) => void;
  /**
   * Called when the form is submitted. The default action of the browser is prevented. Without it there is no button,
   * and `state` gives the reason.
   */
  onSave?: (event: FormEvent) => void;
  /** Shows that the plan is being saved. */
  isSaving?: boolean;
  /**
   * Values from the incident for each field. They are marked if the field contains them, and offered if it contains
   * another text.
   */
  suggestions?: PlanSuggestions;
  /** Origin of chemicals that were not entered by a user. They are marked with it. */
  chemicalsFrom?: FactOrigin;
  /** Called to print a `PlanDocumentView`. Without it there is no button. */
  onPrint?: () => void;
  /** Called to write the plan to a file. Without it there is no button. */
  onGeneratePdf?: () => void;
  /** Shows that the PDF is being made. */
  isGeneratingPdf?: boolean;
  /** Shown beside the buttons, such as further files to download. */
  moreActions?: ReactNode;
  /** Shown below the fields and above the buttons, such as `PlanBoxes`. It is part of the form. */
  children?: ReactNode;
  /** Preview of the printed plan: beside the form if there is space, else below it. */
  preview?: ReactNode;
  /** Source for the search of chemicals. */
  source: ChemicalSource;
  /** Chemicals that are open elsewhere and can be added, each with its chosen guide. */
  atHand?: readonly (NamedChemical & Pick<PlanChemical, "guide">)[];
  /** Called to show a chemical, such as its card. */
  onOpen?: (chemical: NamedChemical) => void;
  /** Save state: by whom and when it was saved, that it is waiting to send, or that it is not saved. */
  state: string;
  /**
   * Changes that another user has saved since: shown field by field beside the user's own, never applied without
   * review.
   */
  theirs?: OtherPlan | null;
  /** Shown between the heading and the fields: what was restored, what failed. */
  notice?: ReactNode;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * The form of an incident action plan: its texts and chemicals. It stores nothing: the host stores the input and passes
 * its state.
 *
 * @example
 * const [plan, setPlan] = useState(EMPTY_PLAN);
 * <IncidentActionPlan
 *   plan={plan}
 *   onChange={(part) => setPlan({ ...plan, ...part })}
 *   onSave={() => save(plan)}
 *   source={bundledChemicalSource()}
 *   state="Not saved yet"
 * />;
 */
export function IncidentActionPlan({
  plan,
  onChange,
  onSave,
  isSaving = false,
  suggestions = NO_SUGGESTIONS,
  chemicalsFrom,
  onPrint,
  onGeneratePdf,
  isGeneratingPdf = false,
  moreActions,
  preview,
  source,
  atHand,
  onOpen,
  state,
  theirs = null,
  notice,
  children,
  className,
}: IncidentActionPlanProps) {
  const { incidentPlan: texts } = useTexts(incidentPlanTexts);
  const { planFacts } = useTexts(planFactTexts);
  const change = useStableCallback(onChange);
  const changeChemicals = useStableCallback((changed: ActionPlan["chemicals"]) => onChange({ chemicals: changed }));
  const chemicals = useStableValue(plan.chemicals);
  const atHandNow = useStableValue(atHand ?? []);
  const open = useStableCallback((chemical: NamedChemical) => onOpen?.(chemical));
  const field = (name: PlanField) => ({
    name,
    value: plan[name],
    known: suggestions[name]?.text,
    from: suggestions[name]?.from,
    theirs: theirs?.plan[name],
    onChange: change,
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isSaving) onSave?.(event);
  }

  return (
    <div className={joinClasses("placard-plan", className)}>
      <div className="placard__work">
        <header>
          <div>
            <h1>{texts.title}</h1>
            <p>{state}</p>
          </div>
          <div className="placard__actions">
            {onPrint === undefined ? undefined : (
              <Button icon={<Icon of={Printer} aria-hidden="true" />} onPress={onPrint}>
                {texts.print}
              </Button>
            )}
            {onGeneratePdf === undefined ? undefined : (
              <Button
                icon={<Icon of={FileDown} aria-hidden="true" />}
                variant="primary"
                isPending={isGeneratingPdf}
                pendingLabel={texts.generatingPdf}
                onPress={onGeneratePdf}
              >
                {texts.generatePdf}
              </Button>
            )}
          </div>
        </header>
        {theirs === null || onSave === undefined ? undefined : (
          <Banner tone="caution" title={texts.conflictTitle}>
            {texts.conflictText(theirs.savedBy)}
          </Banner>
        )}
        {notice}
        <form aria-label={texts.title} onSubmit={save} noValidate>
          <div className="placard__fields">
            {SHORT_PLAN_FIELDS.map((name) => (
              // The incident type has one line per material of the incident.
              <PlanTextField
                key={name}
                {...field(name)}
                isWide={name === "incidentType"}
                isMultiline={name === "incidentType"}
              />
            ))}
            <Chemicals
              className="placard__wide"
              source={source}
              chemicals={chemicals}
              onChange={changeChemicals}
              onShow={onOpen === undefined ? undefined : open}
              {...(chemicalsFrom !== undefined && { origin: planFacts.from[chemicalsFrom] })}
              {...(atHand !== undefined && { atHand: atHandNow })}
              description={theirs === null ? undefined : theirChemicals(theirs.plan, plan, texts)}
            />
            {LONG_PLAN_FIELDS.map((name) => (
              <PlanTextField key={name} {...field(name)} isWide isMultiline />
            ))}
          </div>
          {children}
          <footer className="placard__actions">
            <a href={CANUTEC_ADDRESS} target="_blank" rel="noreferrer" title={texts.consultationHint}>
              {texts.consultation} <Icon of={ExternalLink} aria-hidden="true" size={16} />
            </a>
            <span className="placard__grow" />
            {moreActions}
            {onSave === undefined ? undefined : (
              <Button
                type="submit"
                variant={onGeneratePdf === undefined ? "primary" : "secondary"}
                isPending={isSaving}
                pendingLabel={texts.saving}
              >
                {texts.save}
              </Button>
            )}
          </footer>
        </form>
      </div>
      {preview === undefined ? undefined : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        <section className="placard__preview" aria-label={texts.preview} tabIndex={0}>
          <h2>{texts.preview}</h2>
          {preview}
        </section>
      )}
    </div>
  );
}

const Chemicals = memo(PlanChemicals);

interface PlanTextFieldProps {
  readonly name: PlanField;
  readonly value: string;
  /** Text that the incident suggests, and its origin. */
  readonly known: string | undefined;
  readonly from: FactOrigin | undefined;
  /** Text that another user saved since. */
  readonly theirs: string | undefined;
  readonly isWide: boolean;
  readonly isMultiline: boolean;
  readonly onChange: (part: Partial<ActionPlan>) => void;
}

/**
 * One text of the plan. If it is not the text that the incident suggests, that text is offered and never replaces it.
 * Renders only when its own text changes, so that a key stays cheap in a long plan.
 */
const PlanTextField = memo(function PlanTextField({
  name,
  value,
  known,
  from = "incident",
  theirs,
  isWide,
  isMultiline,
  onChange,
}: PlanTextFieldProps) {
  const { incidentPlan: texts } = useTexts(incidentPlanTexts);
  const { planFacts } = useTexts(planFactTexts);
  const label = texts.fields[name];
  return (
    <div className={isWide ? "placard__wide" : undefined}>
      <TextField
        name={name}
        label={label}
        value={value}
        isMultiline={isMultiline}
        onChange={(typed) => onChange({ [name]: typed })}
        {...(known === value && { optionalLabel: planFacts.from[from] })}
        {...(name === "incidentCommander" && { placeholder: texts.commanderHint })}
        {...(theirs !== undefined && theirs !== value && { description: texts.theirs(theirs) })}
      />
      {known === undefined || known === value || value.trim() === "" ? undefined : (
        <p className="placard__known">
          <span>{planFacts.known(planFacts.from[from], known)}</span>
          <Button variant="quiet" aria-label={planFacts.takeFor(label)} onPress={() => onChange({ [name]: known })}>
            {planFacts.take}
          </Button>
        </p>
      )}
    </div>
  );
});

interface OtherVersionTexts {
  readonly notIdentified: string;
  readonly none: string;
  readonly theirs: (value: string) => string;
}

/** Lists the chemicals of the other user's plan if they differ. */
function theirChemicals(theirs: ActionPlan, own: ActionPlan, texts: OtherVersionTexts): string | undefined {
  const lineOf = ({ chemicals }: ActionPlan): string =>
    chemicals.map((one) => planChemicalWords(one, texts.notIdentified)).join("; ");
  const line = lineOf(theirs);
  return line === lineOf(own) ? undefined : texts.theirs(line === "" ? texts.none : line);
}
