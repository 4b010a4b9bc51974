import {
  CreditCard,
  FileOutput,
  FileText,
  FlaskConical,
  LayoutDashboard,
  MapPin,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { Messages } from "../../messages/messages.ts";
import { paths, type AppPath } from "../../paths.ts";

export interface BusinessLink {
  readonly to: AppPath;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The links of the business area, in the order of the sidebar. */
export function businessLinks({ shell }: Messages): readonly BusinessLink[] {
  return [
    { to: paths.dashboard, label: shell.dashboard, Icon: LayoutDashboard },
    { to: paths.people, label: shell.people, Icon: UsersRound },
    { to: paths.locations, label: shell.locations, Icon: MapPin },
    { to: paths.chemicals, label: shell.chemicals, Icon: FlaskConical },
    { to: paths.safetyDataSheets, label: shell.safetyDataSheets, Icon: FileText },
    { to: paths.fireSafety, label: shell.safetyInspections, Icon: ShieldCheck },
    { to: paths.reports, label: shell.handOver, Icon: FileOutput },
    { to: paths.businessPlan, label: shell.plan, Icon: CreditCard },
  ];
}
