import type { Container } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Badge, UnknownValue } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { storedContainer } from "../../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

/** Details of a found container. */
export function FoundFacts({ container }: { readonly container: Container }) {
  const { containers: words } = useMessages();
  const [now] = useState(() => new Date());
  const { un_number, cas_number, location_name, size } = container;
  const { place, moved, movedBy, opened, expires, age } = storedContainer(container, now);
  const numbers = [
    un_number === null ? null : words.unNumber(un_number),
    cas_number === null ? null : words.casNumber(cas_number),
  ].filter((part) => part !== null);
  return (
    <dl className="app-found-facts">
      <Fact term={words.numbers}>{numbers.length === 0 ? null : numbers.join(" · ")}</Fact>
      <Fact term={words.size}>{size === null ? null : `${formatNumber(size.quantity)} ${size.unit}`}</Fact>
      <Fact term={words.site}>{location_name}</Fact>
      <Fact term={words.place}>{place}</Fact>
      <Fact term={words.openedOn}>{opened}</Fact>
      <Fact term={words.expiresOn}>
        {expires}
        {age.kind === "expired" && <Badge tone="danger">{words.expired}</Badge>}
        {age.kind === "due" && <Badge tone="caution">{words.expiresSoon}</Badge>}
      </Fact>
      {moved !== undefined && (
        <Fact term={words.lastMoved}>
          <span>
            {moved}
            {movedBy == null ? null : ` ${words.by(movedBy)}`}
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
