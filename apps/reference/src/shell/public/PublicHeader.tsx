import { Logo } from "@placard/ui/internal";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import "./PublicHeader.css";

/** Header of public pages: the product name and content added by the page. */
export function PublicHeader({
  isLined = false,
  children,
}: {
  readonly isLined?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <header className="app-public-header" data-lined={isLined || undefined}>
      <Link to={paths.landing} className="placard__home">
        <Logo />
      </Link>
      {children}
    </header>
  );
}
