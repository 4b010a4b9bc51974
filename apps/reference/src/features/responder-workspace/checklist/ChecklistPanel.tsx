import { checklistCount, checklistGuides } from "@placard/hazmat-core/checklists";
import { Button, EmptyState, IconButton, ProgressBar, Select } from "@placard/ui";
import { ListChecks, Save, X } from "lucide-react";
import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useStorageTrouble } from "../../../lib/storage-trouble.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ChecklistSections } from "./ChecklistSections.tsx";
import "./ChecklistPanel.css";
import { useChecklistProgress } from "./use-checklist-progress.ts";

/** The role checklists, over the open module from the start edge. */
export function ChecklistPanel({ onClose }: { readonly onClose: () => void }) {
  const { checklist } = useMessages();
  const { mode, scope } = useIncident();
  const drafts = useDrafts();
  const isFull = useStorageTrouble();
  const { progress, state, isSaving, toggle, save } = useChecklistProgress();
  const [guideKey, setGuideKey] = useState(() => drafts.read(scope.draft("checklist-guide"), { key: "" }).values.key);
  function choose(key: string | null): void {
    setGuideKey(key ?? "");
    drafts.write(scope.draft("checklist-guide"), { key: key ?? "" }, { kind: "working" });
  }
  const guide = checklistGuides.find(({ key }) => key === guideKey) ?? null;
  const done = guide === null ? [] : (progress[guide.key] ?? []);
  const count = guide === null ? null : checklistCount(guide, done);

  return (
    <ModalOverlay className="placard-drawer-scrim" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="placard-drawer">
        <Dialog className="placard-checklist">
          <header>
            <ListChecks aria-hidden="true" />
            <Heading slot="title" level={2}>
              {checklist.title}
            </Heading>
            <IconButton label={checklist.close} icon={<X aria-hidden="true" />} onPress={onClose} />
          </header>
          <div className="placard__guide">
            <Select
              label={checklist.guide}
              placeholder={checklist.choose}
              items={checklistGuides.map(({ key, name }) => ({ id: key, label: name }))}
              value={guide?.key ?? null}
              onChange={choose}
            />
            {guide === null || count === null ? undefined : (
              <div className="placard__overall">
                <h3>{guide.name}</h3>
                <span className="placard__count" title={checklist.countWords(count.completed, count.total)}>
                  {checklist.count(count.completed, count.total)}
                </span>
                <ProgressBar
                  label={checklist.countWords(count.completed, count.total)}
                  value={(100 * count.completed) / count.total}
                />
              </div>
            )}
          </div>
          <div className="placard__list">
            {guide === null ? (
              <EmptyState
                icon={<ListChecks aria-hidden="true" />}
                title={checklist.noneTitle}
                text={checklist.noneText}
              />
            ) : (
              <ChecklistSections key={guide.key} guide={guide} done={done} onToggle={(id) => toggle(guide.key, id)} />
            )}
          </div>
          {guide === null || count === null ? undefined : (
            <footer>
              <span className="placard__state">
                {state === "unsaved" && isFull
                  ? checklist.keptInPage
                  : mode.kind === "incident"
                    ? checklist.states[state]
                    : checklist.quickSearch}
                {guide.isReviewed ? undefined : <small>{checklist.notReviewed}</small>}
              </span>
              <Button
                variant="primary"
                icon={<Save aria-hidden="true" />}
                isPending={isSaving}
                pendingLabel={checklist.saving}
                // The last check can be taken back, and that saved too.
                disabledReason={count.completed === 0 && state === "saved" ? checklist.nothingChecked : undefined}
                onPress={() => void save(guide.key)}
              >
                {count.completed === count.total ? checklist.allDone : checklist.save}
              </Button>
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
