import { type Container, type InputOf } from "@placard/api-client";
import { container as containerSchema, updateContainer } from "@placard/api-client/internal";
import type { FieldTexts } from "@placard/hazmat-core/business";
import type { FormValues } from "../../../forms/drafts/drafts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

type Changes = NonNullable<InputOf<typeof updateContainer>["body"]>;

interface ContainerEdit<V extends FormValues> {
  readonly draft: string;
  readonly valuesOf: (container: Container) => V;
  readonly validate: (values: V) => FieldTexts<keyof V & string>;
  readonly changesOf: (stored: Container, values: V) => Changes;
  /** As in `useRecordEdit`. */
  readonly together: readonly (readonly (keyof V)[])[];
  readonly labels: { readonly [K in keyof V]?: string };
  readonly shown?: { readonly [K in keyof V]?: (value: V[K], container: Container) => string };
  /** Title of the toast after saving. */
  readonly done: string;
}

/** A form that changes one container or moves it. */
export function useContainerEdit<V extends FormValues>(
  container: Container,
  { draft, valuesOf, validate, changesOf, together, labels, shown, done }: ContainerEdit<V>,
  onClose: () => void,
) {
  const { containers: texts } = useMessages();
  const api = useApi();
  return useRecordEdit<Container, V, Changes>({
    record: container,
    schema: containerSchema,
    businessId: container.business_id,
    draft,
    valuesOf,
    validate,
    changesOf,
    together,
    labels,
    ...(shown !== undefined && { shown }),
    send: (body) => api.call(updateContainer, { params: { id: container.id }, body }),
    texts: {
      done: ({ code }) => ({ title: done, text: texts.savedText(code ?? container.code) }),
      gone: texts.gone,
      failed: { title: texts.changeFailedTitle, fallback: texts.changeFailed, logIn: texts.logIn },
    },
    onClose,
  });
}
