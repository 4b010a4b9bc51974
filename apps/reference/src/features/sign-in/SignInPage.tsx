import { Banner, TextField, toasts } from "@placard/ui";
import { Logo } from "@placard/ui/controls";
import { validateLogin } from "@placard/hazmat-core/business";
import { Link, Navigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { homeOf } from "../../session/access.ts";
import type { SessionProfile } from "../../session/profile.ts";
import { pageToReturnTo } from "../../session/return-to.ts";
import { useSession, useSessionStore } from "../../session/SessionProvider.tsx";
import { signIn as signInWith } from "../../session/sign-in.ts";
import { quietPart } from "../../shell/loading/quiet-part.tsx";
import { AuthLayout } from "../../shell/public/AuthLayout.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";

/** One form for both kinds of account. Whoever is signed in already goes straight on. */
export function SignInPage() {
  const { common, signIn } = useMessages();
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const inWords = useProblemTexts();
  const form = useForm({
    initial: { email: "", password: "" },
    validate: (values) => inWords(validateLogin(values)),
    draft: { name: "sign-in", kind: "working", secrets: ["password"] },
    async submit({ email, password }) {
      try {
        const profile = await signInWith(api, { email: email.trim(), password });
        toasts.show({ tone: "ok", title: signIn.successTitle, text: common.greeting(profile.name, profile) });
        store.begin(profile);
        return undefined;
      } catch (error) {
        return refusalOf(error, signIn.failed);
      }
    },
  });

  if (session.status === "signed-in") return <GoOn profile={session.profile} />;

  const hasExpired = session.status === "signed-out" && session.reason === "expired";
  return (
    <AuthLayout isNarrow aside={<SignInAside />}>
      <PageTitle name={signIn.title} />
      <Logo />
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

/** To the page that asked for the sign-in, else to the first of this person's area. */
function GoOn({ profile }: { readonly profile: SessionProfile }) {
  const router = useRouter();
  const [{ returnTo }] = useState(() => router.state.location.state); // of the first moment: the next page has its own
  const home = homeOf(profile);
  const wanted = profile.mustChangePassword ? null : pageToReturnTo(returnTo, profile.userType);
  return <Navigate to={home} href={wanted ?? home} replace />;
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

// The form can be used before anybody knows whether this is a demo.
const DemoSignIns = quietPart(async () => ({ default: (await import("./DemoSignIns.tsx")).DemoSignIns }));
