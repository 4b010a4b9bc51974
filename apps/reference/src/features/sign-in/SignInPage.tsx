import { Banner, TextField } from "@placard/ui";
import { Logo } from "@placard/ui/internal";
import { Link } from "@tanstack/react-router";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { RedirectSignedIn } from "./RedirectSignedIn.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { quietPart } from "../../shell/loading/quiet-part.tsx";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";

/** One form for both account types. Signed-in users are redirected. */
export function SignInPage() {
  const { signIn } = useMessages();
  const session = useSession();
  const form = useSignIn();

  if (session.status === "signed-in") return <RedirectSignedIn profile={session.profile} />;

  const hasExpired = session.status === "signed-out" && session.reason === "expired";
  return (
    <AuthLayout isNarrow aside={<SignInAside />}>
      <PageTitle name={signIn.title} />
      <Logo className="placard__logo" />
      <h1>{signIn.title}</h1>
      <FormFrame form={form}>
        {hasExpired && form.problem === undefined && <Banner tone="info" title={signIn.expired} />}
        <FormProblem form={form} />
        <TextField label={signIn.email} type="email" autoComplete="username" {...form.field("email")} />
        <TextField
          label={signIn.password}
          type="password"
          autoComplete="current-password"
          placeholder={signIn.passwordPlaceholder}
          {...form.field("password")}
        />
        <FormSubmit form={form} size="lg" label={signIn.submit} pendingLabel={signIn.submitting} />
      </FormFrame>
      <p className="placard__links">
        <Link to={paths.resetPassword} className="app-quiet-link">
          {signIn.forgotPassword}
        </Link>
        <Link to={paths.register} className="app-link">
          {signIn.createAccount}
        </Link>
      </p>
      <DemoSignIns
        onPick={({ email, password }) => {
          form.fill({ email, password });
        }}
      />
    </AuthLayout>
  );
}

function SignInAside() {
  const { signIn } = useMessages();
  return (
    <>
      <h2>{signIn.asideTitle}</h2>
      <p>{signIn.asideText}</p>
    </>
  );
}

// The form is usable before it is known whether this is a demo server.
const DemoSignIns = quietPart(async () => ({ default: (await import("./DemoSignIns.tsx")).DemoSignIns }));
