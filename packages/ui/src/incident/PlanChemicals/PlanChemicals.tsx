import { isSameChemical, type ChemicalSource, type NamedChemical, type PlanChemical } from "@placard/hazmat-core";
import { Plus, X } from "lucide";
import { useId } from "react";
import { ChemicalField } from "../../chemical/ChemicalField/ChemicalField.tsx";
import { chemicalWords } from "../../chemical/chemical-words.ts";
import { MeantQuestion } from "../../chemical/MeantQuestion/MeantQuestion.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { incidentPlanTexts } from "../../messages/en/incident/incident-plan.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { RemovedRows } from "../removed/RemovedRows.tsx";
import { useRemoved } from "../removed/use-removed.ts";
import "./PlanChemicals.css";
import { usePlanChemicals } from "./use-plan-chemicals.ts";

const NONE: readonly NamedChemical[] = [];

/** Maximum number of substances in a plan. */
export const MOST_PLAN_CHEMICALS = 50;

export interface PlanChemicalsProps {
  /** Source of the substances. Pass the same object in every render. */
  source: ChemicalSource;
  /** The first substance is the main one. The others are in the order in which they were added. */
  chemicals: readonly PlanChemical[];
  /** Called with all chemicals at each change. */
  onChange: (chemicals: readonly PlanChemical[]) => void;
  /** Substances that are open elsewhere and can be added, each with its chosen guide. */
  atHand?: readonly (NamedChemical & Pick<PlanChemical, "guide">)[];
  /** Called to show a substance, such as its card. Without it there is no button. */
  onShow?: ((chemical: NamedChemical) => void) | undefined;
  /** Origin of substances that were not entered by a user. Shown beside the heading. */
  origin?: string | undefined;
  /** Shown below the heading, such as what another user saved. */
  description?: string | undefined;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * The substances in a plan: the text entered, with the matching record and number. If a text does not identify one
 * substance, asks which one is meant and never uses the most similar one. The text can also stay without a substance,
 * marked as not identified.
 *
 * @example
 * const [chemicals, setChemicals] = useState<readonly PlanChemical[]>([]);
 * <PlanChemicals source={bundledChemicalSource()} chemicals={chemicals} onChange={setChemicals} />;
 */
export function PlanChemicals({
  source,
  chemicals,
  onChange,
  atHand = NONE,
  onShow,
  origin,
  description,
  className,
}: PlanChemicalsProps) {
  const { incidentPlan: texts } = useTexts(incidentPlanTexts);
  const headingId = useId();
  const { text, type, question, hasFailed, add, addWords, addKnown, identify, choose } = usePlanChemicals(
    source,
    chemicals,
    onChange,
  );
  const { root, removed, remove, putBack } = useRemoved(chemicals, onChange, () => false);
  const putFirst = (row: number): void => {
    const main = chemicals[row];
    if (main !== undefined) onChange([main, ...chemicals.filter((_, at) => at !== row)]);
  };
  const isIn = (known: NamedChemical): boolean =>
    chemicals.some(({ chemical }) => chemical !== null && isSameChemical(chemical, known));
  const fullReason = chemicals.length < MOST_PLAN_CHEMICALS ? undefined : texts.full;
  const questionFor = (at: "field" | number) =>
    question?.at === at ? <MeantQuestion text={question.text} meant={question.meant} onChoose={choose} /> : undefined;

  return (
    <section ref={root} className={joinClasses("placard-plan-chemicals", className)} aria-labelledby={headingId}>
      <div className="placard__head">
        <h2 id={headingId}>{texts.chemicals}</h2>
        {origin === undefined ? undefined : <span>{origin}</span>}
      </div>
      {description === undefined ? undefined : <p className="placard__note">{description}</p>}
      {chemicals.length === 0 ? (
        <p className="placard__note">{texts.noChemicals}</p>
      ) : (
        <ul aria-labelledby={headingId}>
          {chemicals.map(({ text: written, chemical }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same text can occur twice
            <li key={row} data-row>
              <span className="placard__words">
                <bdi>{written}</bdi>
                <small>
                  <bdi>{chemical === null ? texts.notIdentified : chemicalWords(chemical)}</bdi>
                  {row > 0 || chemicals.length < 2 ? undefined : <strong>{texts.main}</strong>}
                </small>
              </span>
              {row === 0 ? undefined : (
                <Button variant="quiet" aria-label={texts.makeMainOf(written)} onPress={() => putFirst(row)}>
                  {texts.makeMain}
                </Button>
              )}
              {chemical === null ? (
                <Button variant="quiet" aria-label={texts.whichOf(written)} onPress={() => void identify(row)}>
                  {texts.which}
                </Button>
              ) : onShow === undefined ? undefined : (
                <Button
                  variant="quiet"
                  aria-label={texts.showIt(chemicalWords(chemical))}
                  onPress={() => onShow(chemical)}
                >
                  {texts.show}
                </Button>
              )}
              <IconButton
                variant="quiet"
                label={texts.remove(written)}
                icon={<Icon of={X} aria-hidden="true" />}
                onPress={() => remove(row)}
              />
              {questionFor(row)}
            </li>
          ))}
        </ul>
      )}
      <RemovedRows removed={removed} putBack={putBack} nameOf={(one) => one.text} fullReason={fullReason} />
      <div className="placard__add">
        <ChemicalField
          label={texts.chemicalName}
          description={texts.chemicalHint}
          source={source}
          value={text}
          onChange={type}
          onSelect={addKnown}
          onEnter={() => void add()}
        />
        <Button
          icon={<Icon of={Plus} aria-hidden="true" />}
          data-add
          disabledReason={fullReason}
          onPress={() => void add()}
        >
          {texts.add}
        </Button>
      </div>
      {hasFailed ? <Banner tone="danger" role="alert" title={texts.notRead} /> : undefined}
      {questionFor("field")}
      {question?.at === "field" || (hasFailed && text.trim() !== "") ? (
        <Button onPress={addWords}>{texts.addWords}</Button>
      ) : undefined}
      {atHand
        .filter((known) => !isIn(known))
        .map((known) => (
          <Button
            key={`${known.key} ${known.unNumber}`}
            variant="quiet"
            icon={<Icon of={Plus} aria-hidden="true" />}
            disabledReason={fullReason}
            onPress={() => addKnown(known)}
          >
            {texts.addThis(chemicalWords(known))}
          </Button>
        ))}
    </section>
  );
}
