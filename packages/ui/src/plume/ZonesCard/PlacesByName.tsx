import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import type { ZoneLine } from "../ZoneTable/zone-lines.ts";

interface PlacesByNameProps {
  readonly title: string;
  readonly lines: readonly ZoneLine[];
  /** Names by the id of the row. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/**
 * Names of the places in each zone, for warnings and resources: sites, their points and hydrants, collapsed below their
 * count.
 */
export function PlacesByName({ title, lines, names }: PlacesByNameProps) {
  return (
    <Disclosure title={title}>
      <dl className="placard__named">
        {lines.map(({ id, label }) =>
          names[id] === undefined ? undefined : (
            <div key={id}>
              <dt>{label}</dt>
              {names[id].map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two can share a name
                <dd key={`${at} ${name}`}>{name}</dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </Disclosure>
  );
}
