import type { StoredChemical } from "@placard/ui";
import { CompatibilityBadge } from "./CompatibilityBadge.tsx";

interface NameCellProps {
  readonly name: string;
  readonly standing: StoredChemical["standing"] | undefined;
}

/** Name of a row with its compatibility marks. */
export function NameCell({ name, standing }: NameCellProps) {
  return (
    <>
      <strong>{name}</strong> {standing !== undefined && <CompatibilityBadge standing={standing} />}
    </>
  );
}
