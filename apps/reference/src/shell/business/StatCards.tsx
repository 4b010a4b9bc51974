import type { ReactNode } from "react";
import "./StatCards.css";

export interface Stat {
  readonly label: string;
  readonly icon: ReactNode;
  /** `?` if the count could not be loaded: never a 0 that was not counted. */
  readonly value: number | string;
  readonly note?: string;
}

/** A row of counts separated by lines; two columns on narrow screens. */
export function StatCards({ label, stats }: { readonly label: string; readonly stats: readonly Stat[] }) {
  return (
    <section className="placard-surface app-stats" aria-label={label}>
      <dl>
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>
              {stat.icon}
              {stat.label}
            </dt>
            <dd className="placard__value">{stat.value}</dd>
            {stat.note !== undefined && <dd className="placard__note">{stat.note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
