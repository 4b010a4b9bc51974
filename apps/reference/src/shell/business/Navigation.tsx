import { Link } from "@tanstack/react-router";
import {
  CreditCard,
  FileOutput,
  FileText,
  FlaskConical,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MapPin,
  ShieldCheck,
  UsersRound,
} from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useLogout } from "../../session/use-logout.ts";
import type { Messages } from "../../messages/messages.ts";
import { paths, type AppPath } from "../../paths.ts";
import "./Navigation.css";

interface BusinessLink {
  readonly to: AppPath;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The links of the business area, in the order of the sidebar. */
function businessLinks({ shell }: Messages): readonly BusinessLink[] {
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

/** The links of the business area and 'Log out'. The link of the current page is marked. */
export function Navigation({ onNavigate }: { readonly onNavigate?: () => void }) {
  const messages = useMessages();
  const logout = useLogout();
  return (
    <nav className="app-navigation" aria-label={messages.shell.mainNavigation}>
      <ul>
        {businessLinks(messages).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={ACTIVE_ON_EXACT_PATH}
              title={label}
              {...(onNavigate && { onClick: onNavigate })}
            >
              <Icon aria-hidden="true" />
              <span className="placard__words">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" title={messages.shell.logout} onClick={() => void logout()}>
        <LogOut aria-hidden="true" />
        <span className="placard__words">{messages.shell.logout}</span>
      </button>
    </nav>
  );
}

const ACTIVE_ON_EXACT_PATH = { exact: true, includeSearch: false };
