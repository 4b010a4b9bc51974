import type { StoredChemical } from "@placard/ui";
import { StandingBadge } from "./StandingBadge.tsx";

interface NameCellProps {
  readonly name: string;
  readonly standing: StoredChemical["standing"] | undefined;
}

/** What a row is called, with how it stands among its neighbours. */
export function NameCell({ name, standing }: NameCellProps) {
  return (
    <>
      <strong>{name}</strong> {standing !== undefined && <StandingBadge standing={standing} />}
    </>
  );
}
