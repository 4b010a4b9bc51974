import type { NamedChemical } from "@placard/hazmat-core";
import { useId, type ReactNode } from "react";
import { chemicalWords } from "../../chemical/chemical-words.ts";
import { useSpeech } from "../../messages/language/speech.ts";

interface ReadoutProps {
  readonly label: string;
  /** The figure; absent if there is none. */
  readonly value?: string | undefined;
  readonly unit?: string | undefined;
  /** Substance of the figure. */
  readonly of?: NamedChemical | undefined;
  /** Basis of the result, or what is missing. */
  readonly children?: ReactNode;
}

/** A result in large figures, announced to screen readers when it changes. */
export function Readout({ label, value, unit, of, children }: ReadoutProps) {
  const labelId = useId();
  const { figure } = useSpeech();
  return (
    <output className="placard-readout" aria-labelledby={labelId}>
      <span className="placard__label" id={labelId}>
        {label}
      </span>
      {of === undefined ? undefined : (
        <strong className="placard__substance">
          <bdi>{chemicalWords(of)}</bdi>
        </strong>
      )}
      {value === undefined ? undefined : (
        <span className="placard__figure">
          {figure(value)} <small>{unit}</small>
        </span>
      )}
      <span className="placard__working">{children}</span>
    </output>
  );
}
