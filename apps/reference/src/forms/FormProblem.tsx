import { Banner } from "@placard/ui";
import type { FormValues } from "./drafts/drafts.ts";
import type { Form } from "./use-form.ts";

/** Server error that belongs to no single field. */
export function FormProblem<V extends FormValues>({ form: { problem } }: { readonly form: Pick<Form<V>, "problem"> }) {
  return problem !== undefined && <Banner tone="danger" title={problem} role="alert" />;
}
