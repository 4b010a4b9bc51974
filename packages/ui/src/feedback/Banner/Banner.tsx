import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import "./Banner.css";

export type BannerTone = "info" | "ok" | "caution" | "danger";

export interface BannerProps extends Omit<ComponentProps<"div">, "title"> {
  /** Severity of the notice. */
  tone: BannerTone;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** First words, in bold: `Offline.` */
  title: ReactNode;
  /** Rest of the sentence. */
  children?: ReactNode;
  /** One action, such as trying again. */
  action?: ReactNode;
}

/** A permanent message about the state of a page or panel. Danger and caution are announced immediately. */
export function Banner({ tone, icon, title, children, action, className, ...props }: BannerProps) {
  const isUrgent = tone === "danger" || tone === "caution";
  return (
    <div
      role={isUrgent ? "alert" : "status"}
      {...props}
      className={joinClasses("placard-banner", className)}
      data-tone={tone}
    >
      {icon ?? TONE_ICONS[tone]}
      <div className="placard-banner-words">
        <b>{title}</b> {children}
      </div>
      {action}
    </div>
  );
}

const TONE_ICONS: Record<BannerTone, ReactNode> = {
  info: <Icon of={Info} aria-hidden="true" />,
  ok: <Icon of={CircleCheck} aria-hidden="true" />,
  caution: <Icon of={TriangleAlert} aria-hidden="true" />,
  danger: <Icon of={CircleAlert} aria-hidden="true" />,
};
