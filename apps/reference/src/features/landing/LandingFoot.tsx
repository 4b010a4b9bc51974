import { Logo } from "@placard/ui/controls";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** What Placard does not replace, and the pages for those who build with it. */
export function LandingFoot() {
  const { landing } = useMessages();
  return (
    <footer>
      <Logo className="placard__logo" />
      <p>{landing.disclaimer}</p>
      {/* Pages of the server beside the app, not routes of it. */}
      <p>
        <a href="/docs/">{landing.reference}</a> · <a href="/storybook/">{landing.components}</a>
      </p>
    </footer>
  );
}
