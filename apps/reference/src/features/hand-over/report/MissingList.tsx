import type { MissingField } from "@placard/hazmat-core/regulatory";
import { Link } from "@tanstack/react-router";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

/** What is missing before a report can be made, each thing once, with the way to it. */
export function MissingList({ missing }: { readonly missing: readonly MissingField[] }) {
  const { handOver, tierTwo } = useMessages();
  const words = handOver.tierTwo;
  const groups = Map.groupBy(missing, ({ of }) => `${of.kind} ${of.id}`);
  return (
    <ul className="app-missing">
      {[...groups].map(([key, fields]) => (
        <li key={key}>
          {words.missingOf(fields[0]?.of.name ?? "", fields.map(({ field }) => tierTwo.field(field)).join(", "))}.{" "}
          <WayTo of={fields[0]?.of} />
        </li>
      ))}
    </ul>
  );
}

function WayTo({ of }: { readonly of: MissingField["of"] | undefined }) {
  const { handOver } = useMessages();
  const words = handOver.tierTwo;
  switch (of?.kind) {
    case "place":
      return <Link to={paths.locations}>{words.openPlaces}</Link>;
    case "contact":
      return (
        <Link to={paths.people} search={{ tab: "contacts" }}>
          {words.openPeople}
        </Link>
      );
    case "chemical":
      return (
        <Link to={paths.chemicals} search={{ search: of.name }}>
          {words.openChemical(of.name)}
        </Link>
      );
    case undefined:
      return null;
  }
}
