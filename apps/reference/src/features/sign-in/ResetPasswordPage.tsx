import { Logo } from "@placard/ui/internal";
import { Link, useSearch } from "@tanstack/react-router";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { LinkOfOnePerson } from "../../shell/public/LinkOfOnePerson.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { RequestResetForm } from "./RequestResetForm.tsx";

/** Requests the email without a token; with the token from the email it sets the new password. */
export function ResetPasswordPage() {
  const { signIn } = useMessages();
  const { token } = useSearch({ from: paths.resetPassword });
  const title = token === undefined ? signIn.resetTitle : signIn.newPasswordTitle;
  return (
    <AuthLayout
      isNarrow
      aside={
        <>
          <h2>{signIn.asideTitle}</h2>
          <p>{signIn.asideText}</p>
        </>
      }
    >
      <PageTitle name={title} />
      <Logo className="placard__logo" />
      <h1>{title}</h1>
      {token === undefined ? (
        <RequestResetForm />
      ) : (
        <LinkOfOnePerson>
          <NewPasswordForm token={token} />
        </LinkOfOnePerson>
      )}
      <p className="placard__links">
        <Link to={paths.signIn} className="app-link">
          {signIn.backToSignIn}
        </Link>
      </p>
    </AuthLayout>
  );
}
