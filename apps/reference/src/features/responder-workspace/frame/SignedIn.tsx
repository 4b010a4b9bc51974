import { Badge } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

/** Name and department of the signed-in user. */
export function SignedIn() {
  const { responder } = useMessages();
  const profile = useResponderProfile();
  return (
    <span className="placard__me">
      <strong>{profile.name}</strong>
      <small>
        <span className="placard__department" title={profile.department_name}>
          {profile.department_name}
        </span>
        {profile.responderRole === "admin" ? (
          <Badge tone="accent" className="placard__role">
            {responder.admin}
          </Badge>
        ) : undefined}
      </small>
    </span>
  );
}
