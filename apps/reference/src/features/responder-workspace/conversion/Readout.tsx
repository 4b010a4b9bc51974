import { useId, type ReactNode } from "react";

interface ReadoutProps {
  readonly label: string;
  /** The figure and its unit; absent while there is none. */
  readonly value?: string | undefined;
  readonly unit?: string | undefined;
  /** How it came to be, or what is missing. */
  readonly children?: ReactNode;
}

/** A result in large figures, announced when it changes. */
export function Readout({ label, value, unit, children }: ReadoutProps) {
  const labelId = useId();
  return (
    <output className="app-readout" aria-labelledby={labelId}>
      <span className="label" id={labelId}>
        {label}
      </span>
      {value === undefined ? undefined : (
        <span className="figure">
          {value} <small>{unit}</small>
        </span>
      )}
      <span className="working">{children}</span>
    </output>
  );
}
