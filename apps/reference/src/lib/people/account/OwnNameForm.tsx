import { isBlank } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useFailure } from "../../api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useSessionStore } from "../../../session/SessionProvider.tsx";
import { useOwnAccount } from "./use-own-account.ts";

/** Form for the user's own name, as shown in the header, in the list of people and next to saved changes. */
export function OwnNameForm() {
  const { people: texts, common } = useMessages();
  const { profile, update, reload } = useOwnAccount();
  const session = useSessionStore();
  const fail = useFailure();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { name: profile.name },
    validate: ({ name }) => problemTexts(isBlank(name) ? { name: { code: "name.required" } } : {}),
    draft: { name: "own-name" },
    async submit(values, saved) {
      try {
        const user = await update({ name: values.name.trim() });
        saved();
        session.begin({ ...profile, name: user.name });
        form.rebase({ name: user.name }, { name: user.name });
      } catch (error) {
        return fail(error, { title: texts.updateFailedTitle, fallback: texts.updateFailed, logIn: texts.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.ownNameSaved });
      await reload();
      return undefined;
    },
  });

  return (
    <FormFrame form={form} label={texts.ownName}>
      <TextField label={texts.name} autoComplete="name" {...form.field("name")} />
      <FormFoot form={form} label={common.save} pendingLabel={texts.saving} />
    </FormFrame>
  );
}
