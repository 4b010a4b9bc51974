import { hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { businessKey } from "../lib/api/business-queries.ts";
import { useFailure, type FailureWords } from "../lib/api/use-failure.ts";
import type { FormValues } from "./drafts/drafts.ts";
import { untouchedValues } from "./untouched-values.ts";
import { useForm, type Form, type FormOptions, type Refusal } from "./use-form.ts";

interface RecordEdit<R, V extends FormValues, Changes> {
  /** As it was when the dialog opened. */
  readonly record: R;
  /** Reads the record as somebody else saved it meanwhile, out of the refusal. */
  readonly schema: { readonly safeParse: (value: unknown) => { readonly data?: R | undefined } };
  readonly businessId: number;
  /** `edit-location`, say: a draft belongs to one version of one record. */
  readonly draft: string;
  readonly valuesOf: (record: R) => V;
  /** @param stored - as the server has it now */
  readonly validate: (values: V, stored: R) => ReturnType<FormOptions<V>["validate"]>;
  /** Fields that say one thing: what somebody else saved meanwhile of them is taken where none of them was typed in here. */
  readonly together?: readonly (readonly (keyof V)[])[];
  /** Fields that no draft keeps, such as a statement about today. */
  readonly unkept?: readonly (keyof V & string)[];
  /** What is sent; `null` when the values are wrong. */
  readonly changesOf: (stored: R, values: V) => Changes | null;
  readonly send: (changes: Changes) => Promise<unknown>;
  readonly words: {
    readonly done: (changes: Changes) => { readonly title: string; readonly text: string };
    /** Said when somebody deleted it meanwhile. */
    readonly gone: string;
    readonly failed: FailureWords;
  };
  readonly onClose: () => void;
}

interface EditedRecord<R, V extends FormValues> {
  readonly form: Form<V>;
  /** The record as the server has it, of somebody else's hand once a save was refused for that. */
  readonly stored: R;
  /** Whether somebody else changed it meanwhile. */
  readonly hasConflict: boolean;
}

/**
 * The form that changes one record of a business. When somebody else changed it meanwhile, nothing is overwritten
 * unseen: what they saved is shown beside what was typed, fields that nobody typed in take it, and the next save goes on from
 * theirs.
 */
export function useRecordEdit<
  R extends { readonly id: number; readonly version: number },
  V extends FormValues,
  Changes,
>(edit: RecordEdit<R, V, Changes>): EditedRecord<R, V> {
  const { record, words } = edit;
  const queries = useQueryClient();
  const fail = useFailure();
  const matter = `${edit.draft}-${record.id}`;
  const [stored, setStored] = useState(record);
  const form = useForm<V>({
    initial: edit.valuesOf(record),
    validate: (values) => edit.validate(values, stored),
    draft: { name: `${matter}-${record.version}`, secrets: edit.unkept ?? [] },
    async submit(values, saved) {
      const changes = edit.changesOf(stored, values);
      if (changes === null) return { fields: edit.validate(values, stored) };
      try {
        await edit.send(changes);
        saved();
      } catch (error) {
        toasts.settle(matter);
        if (hasCode(error, "not_found")) return { message: words.gone };
        const latest = hasCode(error, "edit_conflict") ? edit.schema.safeParse(error.problem?.current).data : null;
        if (latest != null) {
          setStored(latest);
          return {};
        }
        return fail(error, { ...words.failed, matter }) as Refusal<V>; // the fields of the wire are those of the form
      }
      await queries.invalidateQueries({ queryKey: businessKey(edit.businessId) });
      toasts.show({ tone: "ok", ...words.done(changes), matter });
      edit.onClose();
      return undefined;
    },
  });
  const base = useRef(record);
  const takeTheirs = useEffectEvent((latest: R) => {
    form.fill(untouchedValues(form.values, edit.valuesOf(base.current), edit.valuesOf(latest), edit.together));
    base.current = latest;
  });
  useEffect(() => {
    if (stored !== base.current) takeTheirs(stored);
  }, [stored]);
  return { form, stored, hasConflict: stored.version !== record.version };
}
