import { validateLogin } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useSessionStore } from "../../session/SessionProvider.tsx";
import { signIn as signInWith } from "../../session/sign-in.ts";

/** The sign-in form for both account types. The password is never saved. */
export function useSignIn() {
  const { common, signIn } = useMessages();
  const api = useApi();
  const store = useSessionStore();
  const problemTexts = useProblemTexts();
  return useForm({
    initial: { email: "", password: "" },
    validate: (values) => problemTexts(validateLogin(values)),
    draft: { name: "sign-in", kind: "working", secrets: ["password"] },
    async submit({ email, password }) {
      try {
        const profile = await signInWith(api, { email: email.trim(), password });
        toasts.clear();
        toasts.show({ tone: "ok", title: signIn.successTitle, text: common.greeting(profile.name, profile) });
        store.begin(profile);
        return undefined;
      } catch (error) {
        return refusalOf(error, signIn.failed);
      }
    },
  });
}
