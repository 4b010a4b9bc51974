import { isClientError } from "@placard/api-client";
import { validateBusinessRegistration } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useDelayedNavigation, type FinishNavigation } from "../../lib/delayed-navigation.ts";
import { readPlanSearch } from "../../lib/search-params.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSessionStore } from "../../session/SessionProvider.tsx";
import { signIn } from "../../session/sign-in.ts";
import {
  createBusiness,
  createFirstAdmin,
  type BusinessFormValues,
  type PendingBusiness,
} from "./register-business.ts";

const EMPTY: BusinessFormValues = {
  business_name: "",
  name: "",
  email: "",
  address: "",
  phone: "",
  type: "",
  number_of_locations: "",
  number_of_chemicals: "",
  password: "",
  confirm_password: "",
};

/** The form that registers a business with its first user, who is signed in immediately and continues to the plans. */
export function useBusinessRegistration() {
  const { registration } = useMessages();
  const api = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const pending = useRef<PendingBusiness>(null);

  const problemTexts = useProblemTexts();

  async function enter(values: BusinessFormValues, finishNavigation: FinishNavigation): Promise<void> {
    try {
      store.begin(await signIn(api, { email: values.email.trim(), password: values.password }));
    } catch {
      toasts.show({ tone: "ok", title: registration.signInYourselfTitle, text: registration.signInYourselfText });
      await finishNavigation(() => navigate({ to: paths.signIn }));
      return;
    }
    toasts.show({ tone: "ok", title: registration.businessDoneTitle, text: registration.businessDoneText });
    const { number_of_locations: locations, number_of_chemicals: chemicals } = values;
    await finishNavigation(() =>
      navigate({ to: paths.businessPlan, search: readPlanSearch({ locations, chemicals }) }),
    );
  }

  return useForm<{ [Field in keyof BusinessFormValues]: string }>({
    initial: EMPTY,
    validate: (values) => problemTexts(validateBusinessRegistration(values)),
    draft: { name: "register-business", secrets: ["password", "confirm_password"] },
    async submit(values, saved) {
      const finishNavigation = beginNavigation();
      try {
        pending.current = await createBusiness(api, values, pending.current);
        await createFirstAdmin(api, values, pending.current);
        saved();
      } catch (error) {
        return isMissingBusinessId(error)
          ? { message: registration.businessIdMissing }
          : refusalOf(error, registration.failed);
      }
      await enter(values, finishNavigation);
      return undefined;
    },
  });
}

/** True if the response to the first request lacks the business id that the second one needs. */
const isMissingBusinessId = (error: unknown): boolean => isClientError(error) && error.kind === "contract";
