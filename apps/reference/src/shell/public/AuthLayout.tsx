import type { ReactNode } from "react";
import "./AuthLayout.css";

interface AuthLayoutProps {
  /** True for a single centred column of fields, for sign-in; false for a wide form from the top. */
  readonly isNarrow?: boolean;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form beside a dark panel that describes its purpose. On small screens only the form is shown. */
export function AuthLayout({ isNarrow = false, aside, children }: AuthLayoutProps) {
  return (
    <div className="app-auth" data-narrow={isNarrow || undefined}>
      <main className="placard__form" tabIndex={-1}>
        <div className="placard__inner">{children}</div>
      </main>
      <aside data-placard-theme="dark">
        <NestedPlacards />
        <div className="placard__words">{aside}</div>
      </aside>
    </div>
  );
}

/** Nine placards, one inside the other. */
function NestedPlacards() {
  const insets = Array.from({ length: 9 }, (_, index) => index * 12);
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      {insets.map((inset, index) => (
        <rect
          key={inset}
          x={90 + inset}
          y={90 + inset}
          width={220 - 2 * inset}
          height={220 - 2 * inset}
          rx={14 - index}
          transform="rotate(45 200 200)"
        />
      ))}
    </svg>
  );
}
