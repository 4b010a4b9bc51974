import { formatClock, type ChecklistTick } from "@placard/hazmat-core";
import { checklistCount, type ChecklistGuide } from "@placard/hazmat-core/checklists";
import { Check, ChevronDown } from "lucide";
import { Button } from "react-aria-components/Button";
import { Checkbox } from "react-aria-components/Checkbox";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { checklistTexts } from "../../messages/en/checklist/checklist.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Icon } from "../../internal/Icon.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";

interface ChecklistSectionsProps {
  readonly guide: ChecklistGuide;
  readonly done: readonly string[];
  readonly ticks: Readonly<Record<string, ChecklistTick>>;
  readonly onCheck: (itemId: string, isDone: boolean) => void;
}

/** The eight steps of a guide. The whole row checks an item. Checked items are struck through, with time and user. */
export function ChecklistSections({ guide, done, ticks, onCheck }: ChecklistSectionsProps) {
  const { checklist } = useTexts(checklistTexts);
  return guide.sections.map((section, index) => {
    const { completed, total } = checklistCount(section, done);
    return (
      <Disclosure key={section.id} defaultExpanded={index === 0}>
        <Heading level={4}>
          <Button slot="trigger" className="placard__section-head">
            <span className="placard__number">{section.number}</span>
            <span className="placard__title">
              <CoreSentence text={section.title} />
            </span>
            <span className="placard__count" data-full={completed === total || undefined}>
              <span aria-hidden="true">{checklist.count(completed, total)}</span>
              <span className="placard-visually-hidden">{checklist.countWords(completed, total)}</span>
            </span>
            <Icon of={ChevronDown} aria-hidden="true" />
          </Button>
        </Heading>
        <DisclosurePanel>
          {section.items.map((item) => (
            <Checkbox
              key={item.id}
              className="placard__task"
              isSelected={done.includes(item.id)}
              onChange={(isDone) => onCheck(item.id, isDone)}
            >
              <span className="placard__box">
                <Icon of={Check} aria-hidden="true" />
              </span>
              <span className="placard__words">
                <span className="placard__text">
                  <CoreSentence text={item.text} />
                </span>
                <TickedNote tick={ticks[item.id]} />
                <ProvenanceNote sources={item.rests} />
              </span>
            </Checkbox>
          ))}
        </DisclosurePanel>
      </Disclosure>
    );
  });
}

/** `14:05, Alex Morin`: the time by the clock of this device, and the user who checked the item. */
function TickedNote({ tick }: { readonly tick: ChecklistTick | undefined }) {
  const { checklist } = useTexts(checklistTexts);
  if (tick === undefined) return undefined;
  const clock = formatClock(new Date(tick.at));
  return (
    <span className="placard__ticked">
      <time dateTime={tick.at}>{checklist.ticked(clock)}</time>
      {tick.by === null ? undefined : <bdi>{tick.by}</bdi>}
    </span>
  );
}
