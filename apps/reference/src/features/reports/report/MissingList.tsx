import type { AnswerOf } from "@placard/api-client";
import type { getMissingReportFields } from "@placard/api-client/internal";
import { Link } from "@tanstack/react-router";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

type MissingRecord = AnswerOf<typeof getMissingReportFields>["missing"][number];

/** Missing fields of a report by record, each with a link to it. */
export function MissingList({ missing }: { readonly missing: readonly MissingRecord[] }) {
  const { handOver, tierTwo } = useMessages();
  const texts = handOver.tierTwo;
  return (
    <ul className="app-missing">
      {bySubstance(missing).map((record) => (
        <li key={`${record.kind} ${record.id}`}>
          {texts.missingOf(
            texts.nameOfRows(record.name, record.rows),
            record.fields.map((field) => tierTwo.field(field)).join(", "),
          )}
          . <RecordLink record={record} />
        </li>
      ))}
    </ul>
  );
}

function RecordLink({ record: { kind, name } }: { readonly record: MissingRecord }) {
  const { handOver } = useMessages();
  const texts = handOver.tierTwo;
  switch (kind) {
    case "place":
      return <Link to={paths.locations}>{texts.openPlaces}</Link>;
    case "contact":
      return (
        <Link to={paths.people} search={{ tab: "contacts" }}>
          {texts.openPeople}
        </Link>
      );
    case "chemical":
      return (
        <Link to={paths.chemicals} search={{ search: name }}>
          {texts.openChemical(name)}
        </Link>
      );
  }
}

/** Groups the rows of one substance, since entering a value once can fill all of them. */
function bySubstance(missing: readonly MissingRecord[]) {
  const groups = Map.groupBy(missing, ({ kind, id, name }) =>
    kind === "chemical" ? name.toLowerCase() : `${kind} ${id}`,
  );
  return [...groups.values()].flatMap((records) => {
    const [first] = records;
    const fields = [...new Set(records.flatMap((record) => record.fields))];
    return first === undefined ? [] : [{ ...first, fields, rows: records.length }];
  });
}
