import { Badge, Button } from "@placard/ui";
import { Logo } from "@placard/ui/internal";
import { LogOut } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { useLogout } from "../../session/use-logout.ts";
import { AppearanceMenu } from "../account/AppearanceMenu.tsx";
import "./ResponderIdentity.css";

/** The header of the responder landing page: product name, user, department and 'Log out'. */
export function ResponderIdentity() {
  const { responder } = useMessages();
  const profile = useResponderProfile();
  const logout = useLogout();
  return (
    <header className="app-responder-identity">
      <Logo className="placard__logo" />
      <span className="placard__grow" />
      <span className="placard__me">
        <strong>{profile.name}</strong>
        <small>
          {profile.department_name}
          {profile.responderRole === "admin" ? <Badge tone="accent">{responder.admin}</Badge> : undefined}
        </small>
      </span>
      <AppearanceMenu />
      <Button variant="quiet" icon={<LogOut aria-hidden="true" />} onPress={() => void logout()}>
        {responder.logout}
      </Button>
    </header>
  );
}
