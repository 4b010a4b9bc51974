import type { AnswerOf, getMissingReportFields } from "@placard/api-client";
import { Link } from "@tanstack/react-router";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

type MissingRecord = AnswerOf<typeof getMissingReportFields>["missing"][number];

/** What is missing before a report can be made, each record once, with the way to it. */
export function MissingList({ missing }: { readonly missing: readonly MissingRecord[] }) {
  const { handOver, tierTwo } = useMessages();
  const words = handOver.tierTwo;
  return (
    <ul className="app-missing">
      {missing.map((record) => (
        <li key={`${record.kind} ${record.id}`}>
          {words.missingOf(record.name, record.fields.map((field) => tierTwo.field(field)).join(", "))}.{" "}
          <WayTo record={record} />
        </li>
      ))}
    </ul>
  );
}

function WayTo({ record: { kind, name } }: { readonly record: MissingRecord }) {
  const { handOver } = useMessages();
  const words = handOver.tierTwo;
  switch (kind) {
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
        <Link to={paths.chemicals} search={{ search: name }}>
          {words.openChemical(name)}
        </Link>
      );
  }
}
