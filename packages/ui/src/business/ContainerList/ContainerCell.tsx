import { formatNumber } from "@placard/hazmat-core";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { containerTexts } from "../../messages/en/business/containers.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { StoredContainer } from "../stored-container.ts";

export type ContainerColumn = "code" | "chemical" | "size" | "place" | "opened" | "expires";

interface ContainerCellProps {
  readonly container: StoredContainer;
  readonly column: ContainerColumn;
}

/** One cell of a list of containers. */
export function ContainerCell({ container, column }: ContainerCellProps) {
  switch (column) {
    case "code":
      return <strong className="placard-container-code">{container.code}</strong>;
    case "chemical":
      return container.chemical;
    case "size":
      return <Size container={container} />;
    case "place":
      return <Place container={container} />;
    case "opened":
      return container.opened ?? <UnknownValue />;
    case "expires":
      return <Expiry container={container} />;
  }
}

type RowProps = Pick<ContainerCellProps, "container">;

function Size({ container: { size } }: RowProps) {
  const { figure } = useSpeech();
  if (size === null) return <UnknownValue />;
  return (
    <span className="placard-container-size">
      {figure(formatNumber(size.quantity))} {size.unit}
    </span>
  );
}

/** Storage location and the date of the last move. */
function Place({ container: { place, moved, movedBy } }: RowProps) {
  const { containers: texts } = useTexts(containerTexts);
  return (
    <span className="placard-container-stack">
      {place ?? <UnknownValue />}
      {moved === undefined ? undefined : (
        <small>
          {texts.moved} {moved}
          {movedBy == null ? undefined : ` ${texts.movedBy(movedBy)}`}
        </small>
      )}
    </span>
  );
}

/** Expiry date, with a badge if it has passed or is near. */
function Expiry({ container: { age, expires } }: RowProps) {
  const { containers: texts } = useTexts(containerTexts);
  if (age.kind === "unknown") return <UnknownValue />;
  return (
    <span className="placard-container-stack">
      {expires}
      {age.kind === "expired" ? <Badge tone="danger">{texts.expired(age.days)}</Badge> : undefined}
      {age.kind === "due" ? <Badge tone="caution">{texts.due(age.days)}</Badge> : undefined}
    </span>
  );
}
