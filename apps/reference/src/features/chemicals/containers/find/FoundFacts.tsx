import type { Container } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Badge, UnknownValue } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { storedContainer } from "../../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

/** Details of a found container. */
export function FoundFacts({ container }: { readonly container: Container }) {
  const { containers: texts } = useMessages();
  const [now] = useState(() => new Date());
  const { un_number, cas_number, location_name, size } = container;
  const { place, moved, movedBy, opened, expires, age } = storedContainer(container, now);
  const numbers = [
    un_number === null ? null : texts.unNumber(un_number),
    cas_number === null ? null : texts.casNumber(cas_number),
  ].filter((part) => part !== null);
  return (
    <dl className="app-found-facts">
      <Fact term={texts.numbers}>{numbers.length === 0 ? null : numbers.join(" · ")}</Fact>
      <Fact term={texts.size}>{size === null ? null : `${formatNumber(size.quantity)} ${size.unit}`}</Fact>
      <Fact term={texts.site}>{location_name}</Fact>
      <Fact term={texts.place}>{place}</Fact>
      <Fact term={texts.openedOn}>{opened}</Fact>
      <Fact term={texts.expiresOn}>
        {expires}
        {age.kind === "expired" && <Badge tone="danger">{texts.expired}</Badge>}
        {age.kind === "due" && <Badge tone="caution">{texts.expiresSoon}</Badge>}
      </Fact>
      {moved !== undefined && (
        <Fact term={texts.lastMoved}>
          <span>
            {moved}
            {movedBy == null ? null : ` ${texts.by(movedBy)}`}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children ?? <UnknownValue />}</dd>
    </div>
  );
}
