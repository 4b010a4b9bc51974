import type { ReleaseZone, ZoneNotDrawn } from "@placard/hazmat-core";
import { UsersRound } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import type { Messages } from "../../messages/en.ts";
import { zoneTexts } from "../../messages/en/plume/zones.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Table } from "../../controls/Table/Table.tsx";
import type { TableColumn } from "../../controls/Table/table-props.ts";
import type { PeopleInside } from "../ZonesCard/people-inside.ts";
import { ZoneSwatch } from "../ZoneSwatch/ZoneSwatch.tsx";
import {
  zoneLines,
  type EvacuationCircle,
  type FormatLimit,
  type ProtectiveZone,
  type ZoneLine,
} from "./zone-lines.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import "./ZoneTable.css";

export interface ZoneTableProps {
  /** Zones to list. */
  zones: readonly ReleaseZone[];
  /** Limits without a zone, with the reason. */
  notDrawn: readonly ZoneNotDrawn[];
  /** Isolation circle around the release. */
  evacuation?: EvacuationCircle;
  /** Shown with the circle, regardless of the outcome of the plume. */
  protective?: ProtectiveZone;
  /** Number of registered sites inside each zone, by zone id. Adds a column. */
  sitesInside?: Readonly<Record<string, number>>;
  /** Number of hydrants inside each zone, by zone id. Shown below the sites. */
  hydrantsInside?: Readonly<Record<string, number>>;
  /** People at the sites inside each zone, by zone id. Shown below the sites. */
  peopleInside?: Readonly<Record<string, PeopleInside>>;
  /** Formats a limit. Default: as printed in the source. */
  formatLimit?: FormatLimit;
}

type ZoneColumn = "zone" | "downwind" | "extent" | "sites";

/** Table equivalent of the map: the same zones in the same style, as text and figures. */
export function ZoneTable({
  zones,
  notDrawn,
  evacuation,
  protective,
  sitesInside,
  hydrantsInside,
  peopleInside,
  formatLimit,
}: ZoneTableProps) {
  const texts = useTexts(zoneTexts).zones;
  const speech = useSpeech();
  const isCountAlone = hydrantsInside === undefined && peopleInside === undefined;
  const distances = {
    ...(evacuation !== undefined && { evacuation }),
    ...(protective !== undefined && { protective }),
  };
  const columns: TableColumn<ZoneColumn>[] = [
    { id: "zone", label: texts.zoneAndLimit },
    { id: "downwind", label: texts.downwind, align: "end" },
    { id: "extent", label: texts.widthAndArea, align: "end" },
    ...(sitesInside === undefined && hydrantsInside === undefined
      ? []
      : [{ id: "sites", label: isCountAlone ? texts.sites : texts.inside, align: "end" } as const]),
  ];
  return (
    <Table<ZoneLine, ZoneColumn>
      label={texts.title}
      className="placard-zones"
      columns={columns}
      rows={zoneLines(zones, notDrawn, distances, texts, formatLimit, speech)}
      rowId={(line) => line.id}
      renderCell={(line, column) =>
        zoneCell(line, column, (id) => insideText(id, { sitesInside, hydrantsInside, peopleInside }, texts))
      }
    />
  );
}

function zoneCell(line: ZoneLine, column: ZoneColumn, inside: (id: string) => ReactNode): ReactNode {
  if (column === "zone") return <ZoneName line={line} />;
  if (column === "sites") return line.isDrawn ? inside(line.id) : "–";
  if (column === "extent") {
    return (
      <span className="placard-zone-figure">
        <bdi>{line.width}</bdi>
        {line.isDrawn ? (
          <small>
            <bdi>{line.area}</bdi>
          </small>
        ) : undefined}
      </span>
    );
  }
  return line.isDrawn ? (
    <b className="placard-zone-far" data-cut={line.isCut || undefined}>
      <bdi>{line.downwind}</bdi>
    </b>
  ) : (
    line.downwind
  );
}

/** Text of the counts. A single count is clear from the column heading; several are named. */
function insideText(
  id: string,
  {
    sitesInside,
    hydrantsInside,
    peopleInside,
  }: { readonly [Kind in "sitesInside" | "hydrantsInside" | "peopleInside"]: ZoneTableProps[Kind] | undefined },
  texts: Messages["zones"],
): ReactNode {
  if (hydrantsInside === undefined && peopleInside === undefined) return sitesInside?.[id] ?? 0;
  const people = peopleInside?.[id];
  return (
    <span className="placard-zone-figure placard-zone-inside">
      {sitesInside === undefined ? undefined : <span>{texts.sitesIn(sitesInside[id] ?? 0)}</span>}
      {people === undefined ? undefined : (
        <small>
          <Icon of={UsersRound} aria-hidden="true" />
          <Counted visible={shortPeople(people)} said={texts.peopleIn(people.stated, people.silentSites)} />
        </small>
      )}
      {hydrantsInside === undefined ? undefined : <small>{texts.hydrantsIn(hydrantsInside[id] ?? 0)}</small>}
    </span>
  );
}

/**
 * Formats `18`, `12k`; `18+` if some sites inside give no figure; `?` if none does. The text for screen readers has all
 * digits.
 */
function shortPeople({ stated, silentSites }: PeopleInside): string {
  const figure = stated < 10_000 ? String(stated) : `${Math.round(stated / 1000)}k`;
  if (silentSites === 0) return figure;
  return stated === 0 ? "?" : `${figure}+`;
}

/** A symbol replaces the word in the narrow column. Screen readers announce the word. */
function Counted({ visible, said }: { readonly visible: string; readonly said: string }) {
  return (
    <>
      <span aria-hidden="true">{visible}</span>
      <span className="placard-visually-hidden">{said}</span>
    </>
  );
}

function ZoneName({ line }: { line: ZoneLine }) {
  return (
    <span className="placard-zone-name" data-off={!line.isDrawn || undefined}>
      <ZoneSwatch id={line.id} />
      <span>
        {line.label}
        <small>
          <bdi>{line.limit}</bdi>
        </small>
      </span>
    </span>
  );
}
