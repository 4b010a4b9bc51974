import { Link } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useLogout } from "../../session/use-logout.ts";
import { businessLinks } from "./business-links.ts";
import "./Navigation.css";

/** The links of the business area and Logout. The link of this very page is marked. */
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
