import { httpRegistrationGeocoder, isClientError } from "@placard/api-client";
import {
  CHEMICAL_COUNT_CHOICES,
  LOCATION_COUNT_CHOICES,
  validateBusinessRegistration,
  type Choice,
} from "@placard/hazmat-core/business";
import { AddressInput, Select, TextField, toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { OptionalText } from "../../forms/OptionalText.tsx";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { PasswordPair } from "../../forms/PasswordPair.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
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
import { RegisterSubmit } from "./RegisterSubmit.tsx";

const empty: BusinessFormValues = {
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

/** A business with its first person, who signs in at once and chooses a plan. */
export function BusinessForm() {
  const { registration, common } = useMessages();
  const api = useApi();
  const geocoder = httpRegistrationGeocoder(api);
  const store = useSessionStore();
  const navigate = useNavigate();
  const pending = useRef<PendingBusiness>(null);

  const inWords = useProblemTexts();
  const form = useForm<{ [Field in keyof BusinessFormValues]: string }>({
    initial: empty,
    validate: (values) => inWords(validateBusinessRegistration(values)),
    draft: { name: "register-business", secrets: ["password", "confirm_password"] },
    async submit(values, saved) {
      try {
        pending.current = await createBusiness(api, values, pending.current);
        await createFirstAdmin(api, values, pending.current);
        saved();
      } catch (error) {
        return isMissingBusinessId(error)
          ? { message: registration.businessIdMissing }
          : refusalOf(error, registration.failed);
      }
      await enter(values);
      return undefined;
    },
  });

  async function enter(values: BusinessFormValues): Promise<void> {
    try {
      store.begin(await signIn(api, { email: values.email.trim(), password: values.password }));
    } catch {
      toasts.show({ tone: "ok", title: registration.signInYourselfTitle, text: registration.signInYourselfText });
      await navigate({ to: paths.signIn });
      return;
    }
    toasts.show({ tone: "ok", title: registration.businessDoneTitle, text: registration.businessDoneText });
    const { number_of_locations: locations, number_of_chemicals: chemicals } = values;
    await navigate({ to: paths.businessPlan, search: readPlanSearch({ locations, chemicals }) });
  }

  return (
    <FormFrame form={form} label={registration.business}>
      <div className="app-form-grid">
        <TextField
          className="placard__wide"
          label={registration.businessName}
          autoComplete="organization"
          {...form.field("business_name")}
        />
        <TextField label={registration.userName} autoComplete="name" {...form.field("name")} />
        <TextField label={registration.userEmail} type="email" autoComplete="email" {...form.field("email")} />
        <div className="placard__wide">
          <AddressInput label={registration.businessAddress} geocoder={geocoder} {...addressField()} />
        </div>
        <OptionalText
          label={registration.phone}
          type="tel"
          autoComplete="tel"
          placeholder={registration.phonePlaceholder}
          field={form.field("phone")}
        />
        <OptionalText
          label={registration.businessType}
          placeholder={registration.businessTypePlaceholder}
          field={form.field("type")}
        />
        <Select
          label={registration.numberOfLocations}
          optionalLabel={common.optional}
          placeholder={registration.chooseOne}
          items={itemsOf(LOCATION_COUNT_CHOICES)}
          {...form.field("number_of_locations")}
        />
        <Select
          label={registration.numberOfChemicals}
          optionalLabel={common.optional}
          placeholder={registration.chooseOne}
          items={itemsOf(CHEMICAL_COUNT_CHOICES)}
          {...form.field("number_of_chemicals")}
        />
        <PasswordPair
          field={form.field}
          label={registration.password}
          confirmLabel={registration.confirmPassword}
          hint={registration.passwordHint}
        />
      </div>
      <FormProblem form={form} />
      <RegisterSubmit isSubmitting={form.isSubmitting} note={registration.noCardBusiness} />
    </FormFrame>
  );

  function addressField() {
    const { value, onChange, errorMessage } = form.field("address");
    return {
      value,
      onChange,
      errorMessage,
      onSelect: ({ place_name }: { place_name: string }) => onChange(place_name),
    };
  }
}

/** The answer to the first call did not hold what the second one needs. */
const isMissingBusinessId = (error: unknown): boolean => isClientError(error) && error.kind === "contract";

const itemsOf = (choices: readonly Choice<number>[]) =>
  choices.map(({ value, label }) => ({ id: String(value), label }));
