import { useId, type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "../../styles/surface.css";
import "./Card.css";

export interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  /** Title. With it the card is a named region of the page. */
  title?: ReactNode;
  /** Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** One line below the title. */
  description?: ReactNode;
  /** Shown at the end of the title row: buttons, a source, an age. */
  actions?: ReactNode;
  /** Removes the padding around the content, for tables and lists with their own lines. */
  isFlush?: boolean;
}

/** An outlined surface for one topic. Do not nest cards. */
export function Card({
  title,
  headingLevel = 2,
  description,
  actions,
  isFlush = false,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  const Heading = HEADINGS[headingLevel];
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section
      {...(title === undefined ? {} : { "aria-labelledby": titleId })}
      {...props}
      className={joinClasses("placard-surface placard-card", className)}
      data-flush={isFlush || undefined}
    >
      {hasHead ? (
        <header className="placard-card-head">
          <div className="placard-card-words">
            {title === undefined ? undefined : <Heading id={titleId}>{title}</Heading>}
            {description === undefined ? undefined : <p>{description}</p>}
          </div>
          {actions === undefined ? undefined : <div className="placard-card-actions">{actions}</div>}
        </header>
      ) : undefined}
      <div className="placard-card-body">{children}</div>
    </section>
  );
}

const HEADINGS = { 2: "h2", 3: "h3", 4: "h4" } as const;
