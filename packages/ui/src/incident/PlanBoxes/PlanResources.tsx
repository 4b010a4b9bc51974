import { PLAN_LIMITS, type PlanResource } from "@placard/hazmat-core";
import { Plus, X } from "lucide";
import { memo } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { planDocumentTexts } from "../../messages/en/incident/plan-document.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { EMPTY_RESOURCE } from "../document/plan-boxes.ts";
import { RemovedRows } from "../removed/RemovedRows.tsx";
import { useRemoved } from "../removed/use-removed.ts";

interface PlanResourcesProps {
  readonly resources: readonly PlanResource[];
  /** Resources saved by another user; `null`: no conflict. */
  readonly theirs: readonly PlanResource[] | null;
  readonly onChange: (resources: readonly PlanResource[]) => void;
}

/** The resources summary, one row per resource. */
export function PlanResources({ resources, theirs, onChange }: PlanResourcesProps) {
  const { planDocument: texts } = useTexts(planDocumentTexts);
  const { root, removed, remove, putBack } = useRemoved(resources, onChange, (line) => lineOf(line) === "");
  const change = useStableCallback((at: number, changed: PlanResource) => onChange(resources.with(at, changed)));
  const removeRow = useStableCallback(remove);
  const fullReason = resources.length < PLAN_LIMITS.resources ? undefined : texts.resourcesFull;
  const isOther = theirs !== null && JSON.stringify(theirs) !== JSON.stringify(resources);
  return (
    <Disclosure
      level={3}
      title={texts.groups.resources}
      aside={String(resources.length)}
      {...(isOther && { defaultExpanded: true })}
    >
      <div ref={root} className="placard__resources">
        {isOther ? <p>{texts.theirResources(theirs.map(lineOf).join("; "))}</p> : undefined}
        {resources.length === 0 ? <p>{texts.noResources}</p> : undefined}
        {resources.map((resource, at) => (
          <ResourceLine
            // oxlint-disable-next-line react/no-array-index-key -- rows are never reordered, and two can have the same text
            key={at}
            number={at + 1}
            resource={resource}
            onChange={change}
            onRemove={removeRow}
          />
        ))}
        <RemovedRows removed={removed} putBack={putBack} nameOf={lineOf} fullReason={fullReason} />
        <Button
          data-add
          icon={<Icon of={Plus} aria-hidden="true" />}
          disabledReason={fullReason}
          onPress={() => onChange([...resources, EMPTY_RESOURCE])}
        >
          {texts.addResource}
        </Button>
      </div>
    </Disclosure>
  );
}

interface ResourceLineProps {
  readonly number: number;
  readonly resource: PlanResource;
  readonly onChange: (at: number, resource: PlanResource) => void;
  readonly onRemove: (at: number) => void;
}

/** One resource. Renders only when its own cells change: a host may pass a new object with the same cells. */
const ResourceLine = memo(ResourceCells, (before, now) => {
  return before.number === now.number && JSON.stringify(before.resource) === JSON.stringify(now.resource);
});

function ResourceCells({ number, resource, onChange, onRemove }: ResourceLineProps) {
  const { planDocument: texts } = useTexts(planDocumentTexts);
  const { resourceColumns: columns } = texts;
  const change = (changed: Partial<PlanResource>): void => onChange(number - 1, { ...resource, ...changed });
  const cell = (name: Exclude<keyof PlanResource, "hasArrived">) => ({
    label: columns[name],
    value: resource[name],
    maxLength: PLAN_LIMITS.cellText,
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <fieldset data-row>
      <legend>{texts.resourceNumber(number)}</legend>
      <IconButton
        variant="quiet"
        label={texts.removeResource(number)}
        icon={<Icon of={X} aria-hidden="true" />}
        onPress={() => onRemove(number - 1)}
      />
      <div className="placard__boxes">
        <TextField {...cell("resource")} />
        <TextField {...cell("identifier")} />
        <TextField {...cell("ordered")} />
        <TextField {...cell("eta")} />
        <TextField {...cell("notes")} className="placard__wide" />
        <Checkbox isSelected={resource.hasArrived} onChange={(hasArrived) => change({ hasArrived })}>
          {columns.arrived}
        </Checkbox>
      </div>
    </fieldset>
  );
}

/** Joins the texts of a row; empty if the row is empty. */
function lineOf({ resource, identifier, ordered, eta, notes }: PlanResource): string {
  return [resource, identifier, ordered, eta, notes].filter((text) => text !== "").join(", ");
}
