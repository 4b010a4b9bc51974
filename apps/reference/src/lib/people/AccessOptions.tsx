import { SegmentedControl } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface AccessOptionsProps {
  /** The form for a link, shown first. */
  readonly byMail: ReactNode;
  /** The form for a password that is valid until the first sign-in. */
  readonly byPassword: ReactNode;
  readonly className?: string;
}

/** Two ways to give another person access: a link, or a password that is valid until the first sign-in. */
export function AccessOptions({ byMail, byPassword, ...control }: AccessOptionsProps) {
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
