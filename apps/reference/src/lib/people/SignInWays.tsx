import { SegmentedControl } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface SignInWaysProps {
  /** The form of a link, which stands first. */
  readonly byMail: ReactNode;
  /** The form of a password that holds until the first sign-in. */
  readonly byPassword: ReactNode;
  readonly className?: string;
}

/** Two ways for one more person to sign in: by a link, or with a password that holds until the first sign-in. */
export function SignInWays({ byMail, byPassword, ...control }: SignInWaysProps) {
  const { signIns } = useMessages();
  const [way, setWay] = useState<"mail" | "password">("mail");
  return (
    <>
      <SegmentedControl
        {...control}
        label={signIns.how}
        options={[
          { id: "mail", label: signIns.byMail },
          { id: "password", label: signIns.byPassword },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === "mail" ? byMail : byPassword}
    </>
  );
}
