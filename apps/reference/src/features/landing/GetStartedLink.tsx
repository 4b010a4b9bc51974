import { LinkButton } from "@placard/ui/internal";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

/** Large link to sign up. */
export function GetStartedLink() {
  const { landing } = useMessages();
  return (
    <LinkButton variant="primary" size="lg" href={paths.register} iconEnd={<ArrowRight aria-hidden="true" />}>
      {landing.getStarted}
    </LinkButton>
  );
}
