import { Button } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface RegisterSubmitProps {
  readonly isSubmitting: boolean;
  /** What comes next. */
  readonly note: string;
}

/** The button below each registration form, and what comes after it. */
export function RegisterSubmit({ isSubmitting, note }: RegisterSubmitProps) {
  const { registration } = useMessages();
  return (
    <div className="app-register-submit">
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting} pendingLabel={registration.submitting}>
        {registration.submit}
      </Button>
      <span className="placard__note">{note}</span>
    </div>
  );
}
