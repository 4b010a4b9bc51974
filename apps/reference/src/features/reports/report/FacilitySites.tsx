import type { Location } from "@placard/api-client";
import { Select } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ChosenReport } from "./use-report-import.ts";

interface FacilitySitesProps {
  readonly chosen: ChosenReport;
  readonly locations: readonly Location[];
  /** @param site - `null`: the facility is skipped */
  readonly onChange: (at: number, site: number | null) => void;
}

const SKIP = "skip";

/** Field to choose the site of each facility in a report. */
export function FacilitySites({ chosen, locations, onChange }: FacilitySitesProps) {
  const texts = useMessages().handOver.importing;
  const items = [
    { id: SKIP, label: texts.skip },
    ...locations.map(({ id, name, civic_address }) => ({ id: String(id), label: name, hint: civic_address })),
  ];
  return (
    <>
      <h3>{texts.ofYear(chosen.report.year)}</h3>
      {chosen.report.places.map((place, at) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- facilities of a file have an order, and may share names
          key={at}
          label={texts.place(place.name)}
          items={items}
          value={String(chosen.sites[at] ?? SKIP)}
          onChange={(id) => onChange(at, id === SKIP ? null : Number(id))}
        />
      ))}
    </>
  );
}
