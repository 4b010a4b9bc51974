export interface Figure {
  readonly label: string;
  readonly value: number;
  /** Explanation of a count beyond its label. */
  readonly hint?: string;
}

/** Counts of the records of a business. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="placard__figures">
      {figures.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>
            {label}
            {hint === undefined ? undefined : <small> {hint}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
