import { type Business, type InputOf } from "@placard/api-client";
import { business as businessSchema, updateBusiness } from "@placard/api-client/internal";
import { validateBusinessRegistration } from "@placard/hazmat-core/business";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../forms/use-record-edit.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../session/SessionProvider.tsx";

/** Business details that crews see. */
export type BusinessTexts = Pick<
  Business,
  "business_id" | "business_name" | "address" | "phone" | "type" | "details_version"
>;

type Changes = NonNullable<InputOf<typeof updateBusiness>["body"]>;

/** Id and version, as for every edited record. */
const recordOf = (business: BusinessTexts) => ({
  ...business,
  id: business.business_id,
  version: business.details_version,
});
type BusinessRecord = ReturnType<typeof recordOf>;

const recordSchema = businessSchema.transform(recordOf);

const valuesOf = ({ business_name, address, phone, type }: BusinessRecord) => ({
  business_name,
  address: address ?? "",
  phone: phone ?? "",
  type: type ?? "",
});
type Values = ReturnType<typeof valuesOf>;

/** The request body: changed fields and the loaded version. */
function changesOf(stored: BusinessRecord, { business_name, address, phone, type }: Values): Changes {
  const before = valuesOf(stored);
  return {
    ...(business_name !== before.business_name && { name: business_name.trim() }),
    ...(address !== before.address && { address: address.trim() }),
    ...(phone !== before.phone && { phone: phone.trim() }),
    ...(type !== before.type && { type: type.trim() }),
    version: stored.version,
  };
}

/** The form that edits the business. */
export function useBusinessEdit(business: BusinessTexts, onClose: () => void) {
  const { dashboard, people, registration } = useMessages();
  const profile = useBusinessProfile();
  const session = useSessionStore();
  const api = useApi();
  const problemTexts = useProblemTexts();
  return useRecordEdit({
    record: recordOf(business),
    schema: recordSchema,
    businessId: business.business_id,
    draft: "edit-business",
    valuesOf,
    validate(values: Values) {
      const { business_name, phone } = validateBusinessRegistration(values);
      return problemTexts({
        ...(business_name !== undefined && { business_name }),
        ...(phone !== undefined && { phone }),
      });
    },
    changesOf,
    labels: {
      business_name: registration.businessName,
      address: registration.businessAddress,
      phone: registration.phone,
      type: registration.businessType,
    },
    async send(body: Changes) {
      const answer = await api.call(updateBusiness, { params: { id: business.business_id }, body });
      session.begin({ ...profile, companyName: answer.business.business_name });
    },
    texts: {
      done: () => ({ title: dashboard.businessSaved, text: dashboard.businessSavedText }),
      gone: dashboard.saveFailed,
      failed: { title: dashboard.businessNotSaved, fallback: dashboard.saveFailed, logIn: people.logIn },
    },
    onClose,
  });
}
