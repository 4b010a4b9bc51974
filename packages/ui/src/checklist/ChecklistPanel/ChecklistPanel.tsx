import type { ChecklistStore } from "@placard/hazmat-core";
import {
  CHECKLIST_GUIDE_KEYS,
  CHECKLIST_ROLE_NAMES,
  checklistCount,
  type ChecklistGuide,
} from "@placard/hazmat-core/checklists";
import { ListChecks, Save, X } from "lucide";
import { useControlledState } from "react-stately/useControlledState";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../feedback/ErrorState/ErrorState.tsx";
import { ProgressBar } from "../../feedback/ProgressBar/ProgressBar.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { checklistTexts } from "../../messages/en/checklist/checklist.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { translatedOrEnglish, SpeechContext } from "../../messages/language/speech.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import "./ChecklistPanel.css";
import { ChecklistSections } from "./ChecklistSections.tsx";
import { useChecklistGuides } from "./use-checklist-guides.ts";
import { useChecklist } from "./use-checklist.ts";

export interface ChecklistPanelProps {
  /** Storage of the checked items: `deviceChecklistStore()` or a custom store. Pass the same object in every render. */
  store: ChecklistStore;
  /** Key of the open guide, if the host controls it; `""`: none. */
  guide?: string | undefined;
  /** Key of the guide open at first, if the host does not control it. Default: none. */
  defaultGuide?: string | undefined;
  /** Called with the key of the guide that the user chose. */
  onGuideChange?: (key: string) => void;
  /**
   * Guides to choose from. Default: the five role checklists, loaded with the panel. To render their items on a server,
   * pass `checklistGuides` of `@placard/hazmat-core/checklists`. Pass the same array in every render.
   */
  guides?: readonly ChecklistGuide[];
  /** Called with errors of the store or of loading the checklists. */
  onError?: ErrorHandler;
  /** Called to close the panel. Without it there is no button. */
  onClose?: () => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows the role checklists: choose a guide, check items, save. The store keeps each check immediately, and the panel
 * shows whether it is saved on the device, saved, or waiting to send.
 *
 * @example
 * const store = deviceChecklistStore();
 * <ChecklistPanel store={store} defaultGuide="entry-team" />;
 */
export function ChecklistPanel({
  store: givenStore,
  guide: controlledGuide,
  defaultGuide = "",
  onGuideChange,
  guides: own,
  onError,
  onClose,
  className,
}: ChecklistPanelProps) {
  const { checklist: texts } = useTexts(checklistTexts);
  const speech = useSpeechWith("checklists");
  const store = useErrorReporting(givenStore, onError);
  const { guides, isFailed, retry } = useChecklistGuides(own, onError);
  const { progress, ticks, state, isSaving, save } = useChecklist(store);
  const [guideKey, choose] = useControlledState(controlledGuide, defaultGuide, onGuideChange);
  const choices = guides ?? ROLES;
  if (process.env.NODE_ENV !== "production" && guideKey !== "" && !choices.some(({ key }) => key === guideKey)) {
    warnOnce(`ChecklistPanel has no guide "${guideKey}". Choose from: ${choices.map(({ key }) => key).join(", ")}.`);
  }
  const guide = guides?.find(({ key }) => key === guideKey) ?? null;
  const isAwaited = guides === null && choices.some(({ key }) => key === guideKey);
  const done = guide === null ? [] : (progress[guide.key] ?? []);
  const count = guide === null ? null : checklistCount(guide, done);
  const isKept = state === "saved" || state === "device";

  return (
    <section part="checklist" className={joinClasses("placard-checklist", className)} aria-label={texts.title}>
      <header>
        <Icon of={ListChecks} aria-hidden="true" />
        <h2>{texts.title}</h2>
        {onClose === undefined ? undefined : (
          <IconButton label={texts.close} icon={<Icon of={X} aria-hidden="true" />} onPress={onClose} />
        )}
      </header>
      <div className="placard__guide">
        <Select
          label={texts.guide}
          placeholder={texts.choose}
          items={choices.map(({ key, name }) => ({ id: key, label: translatedOrEnglish(speech, name) }))}
          value={choices.find(({ key }) => key === guideKey)?.key ?? null}
          onChange={choose}
        />
        {guide === null || count === null ? undefined : (
          <div className="placard__overall">
            <h3>{translatedOrEnglish(speech, guide.name)}</h3>
            <span className="placard__count" title={texts.countWords(count.completed, count.total)}>
              {texts.count(count.completed, count.total)}
            </span>
            <ProgressBar
              label={texts.countWords(count.completed, count.total)}
              value={(100 * count.completed) / count.total}
            />
          </div>
        )}
      </div>
      <div className="placard__list">
        {guide === null ? (
          <NoGuide isAwaited={isAwaited} isFailed={isFailed} onRetry={retry} />
        ) : (
          <SpeechContext.Provider value={speech}>
            <ChecklistSections
              key={guide.key}
              guide={guide}
              done={done}
              ticks={ticks[guide.key] ?? NO_TICKS}
              onCheck={(item, isDone) => store.check(guide.key, item, isDone)}
            />
          </SpeechContext.Provider>
        )}
      </div>
      {guide === null || count === null ? undefined : (
        <footer>
          <span className="placard__state">
            {texts.states[state]}
            {guide.isReviewed ? undefined : <small>{texts.notReviewed}</small>}
          </span>
          <Button
            variant="primary"
            icon={<Icon of={Save} aria-hidden="true" />}
            isPending={isSaving}
            pendingLabel={texts.saving}
            // Unchecking the last item must be saved too.
            disabledReason={count.completed === 0 && isKept ? texts.nothingChecked : undefined}
            onPress={() => void save(guide.key)}
          >
            {count.completed === count.total ? texts.allDone : texts.save}
          </Button>
        </footer>
      )}
    </section>
  );
}

const NO_TICKS = {};

/** Names of the roles, shown while their checklists load. */
const ROLES = CHECKLIST_GUIDE_KEYS.map((key) => ({ key, name: CHECKLIST_ROLE_NAMES[key] }));

interface NoGuideProps {
  /** A guide is chosen, and its text is still loading. */
  readonly isAwaited: boolean;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of the items. */
function NoGuide({ isAwaited, isFailed, onRetry }: NoGuideProps) {
  const { checklist: texts } = useTexts(checklistTexts);
  if (isFailed) {
    return (
      <ErrorState
        title={texts.failedTitle}
        text={texts.failedText}
        action={<Button onPress={onRetry}>{texts.retry}</Button>}
      />
    );
  }
  if (isAwaited) return <Skeleton label={texts.loading} lines={8} />;
  return (
    <EmptyState icon={<Icon of={ListChecks} aria-hidden="true" />} title={texts.noneTitle} text={texts.noneText} />
  );
}
