import { Logo } from "@placard/ui/internal";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Disclaimer, and links for developers. */
export function LandingFoot() {
  const { landing } = useMessages();
  return (
    <footer>
      <Logo className="placard__logo" />
      <p>{landing.disclaimer}</p>
      {/* Static pages of the server, not routes of the app. */}
      <p>
        <a href="/docs/">{landing.reference}</a> · <a href="/storybook/">{landing.components}</a>
      </p>
    </footer>
  );
}
