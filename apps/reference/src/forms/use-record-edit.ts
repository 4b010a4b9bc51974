import { hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { hasErrors } from "@placard/hazmat-core/business";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { asRecord } from "../lib/device/stored-json.ts";
import { businessKey } from "../lib/api/business-queries.ts";
import { useFailure, type FailureTexts } from "../lib/api/use-failure.ts";
import type { FormValues } from "./drafts/drafts.ts";
import { useDrafts } from "./drafts/use-drafts.ts";
import {
  conflictsOf,
  hasInput,
  isSameValue,
  textOfValue,
  untouchedValues,
  withCompanions,
  type FieldGroups,
} from "./untouched-values.ts";
import { useForm, type FieldConflict, type Form, type FormOptions, type Refusal } from "./use-form.ts";

interface RecordEdit<R, V extends FormValues, Changes> {
  /** The record as it was when the dialog opened. */
  readonly record: R;
  /** Parses the newer record from a conflict response. */
  readonly schema: { readonly safeParse: (value: unknown) => { readonly data?: R | undefined } };
  readonly businessId: number;
  /**
   * Prefix of the draft name, such as `edit-location`. Each record has its own draft, which also stores the values that
   * the input is based on.
   */
  readonly draft: string;
  readonly valuesOf: (record: R) => V;
  /** @param stored - the latest known version on the server */
  readonly validate: (values: V, stored: R) => ReturnType<FormOptions<V>["validate"]>;
  /** Groups of fields: a group changed by someone else is taken over if the user changed none of its fields. */
  readonly together?: FieldGroups<V>;
  /** Labels of the dialog, used in the question about a conflict. */
  readonly labels: { readonly [K in keyof V]?: string };
  /** Display texts in that question for values that people cannot read, such as IDs. */
  readonly shown?: { readonly [K in keyof V]?: (value: V[K], record: R) => string };
  /** Fields that drafts do not store, such as a statement about today. */
  readonly unkept?: readonly (keyof V & string)[];
  /** The request body; `null` if the values are not valid. */
  readonly changesOf: (stored: R, values: V) => Changes | null;
  readonly send: (changes: Changes) => Promise<unknown>;
  readonly texts: {
    readonly done: (changes: Changes) => { readonly title: string; readonly text: string };
    /** Message if someone deleted the record in the meantime. */
    readonly gone: string;
    readonly failed: FailureTexts;
  };
  readonly onClose: () => void;
}

interface EditedRecord<R, V extends FormValues> {
  readonly form: Form<V>;
  /** The latest known version on the server: someone else's version after a save was refused for a conflict. */
  readonly stored: R;
  /** True if someone else changed the record in the meantime. */
  readonly hasConflict: boolean;
}

/**
 * The form that edits one record of a business. Changes that someone else saved in other fields in the meantime are
 * merged with the input. If both changed the same field, nothing is saved: the form shows the other version and asks
 * for each such field which value to keep. The next save sends the values in the form. A restored draft of an older
 * version is merged in the same way.
 */
export function useRecordEdit<
  R extends { readonly id: number; readonly version: number },
  V extends FormValues,
  Changes,
>(edit: RecordEdit<R, V, Changes>): EditedRecord<R, V> {
  const { record, texts: labels, together } = edit;
  const { fieldConflicts: texts } = useMessages();
  const queries = useQueryClient();
  const drafts = useDrafts();
  const fail = useFailure();
  const matter = `${edit.draft}-${record.id}`;
  const [stored, setStored] = useState(record);
  const [typedOn] = useState(() => readBase(drafts.read(matter, { base: "" }).values.base, edit.valuesOf(record)));
  const [isFoundOnOlder] = useState(() => JSON.stringify(typedOn) !== JSON.stringify(edit.valuesOf(record)));
  const latest = edit.valuesOf(stored);
  const [merged, setMerged] = useState<Merged<R, V>>({ of: null, before: typedOn, base: typedOn });
  const { base } = merged;
  const form = useForm<V>({
    initial: edit.valuesOf(record),
    validate: (values) => edit.validate(values, stored),
    draft: {
      name: matter,
      secrets: edit.unkept ?? [],
      beside: { base: JSON.stringify(base) },
      hasInput: (values, latestValues) => hasInput(values, typedOn, latestValues),
    },
    async submit(values, saved) {
      const answer = await sendMerged(edit, merge(values, base, latest, together), stored);
      if ("wrong" in answer) return { fields: answer.wrong };
      if ("changes" in answer) {
        saved();
        toasts.settle(matter);
        await queries.invalidateQueries({ queryKey: businessKey(edit.businessId) });
        toasts.show({ tone: "ok", ...labels.done(answer.changes), matter });
        edit.onClose();
        return undefined;
      }
      toasts.settle(matter);
      if ("theirs" in answer) {
        setMerged({ ...merged, base: answer.base });
        setStored(answer.theirs);
        return {};
      }
      if (hasCode(answer.error, "not_found")) return { message: labels.gone };
      return fail(answer.error, { ...labels.failed, matter }) as Refusal<V>; // the error fields of the API have the names of the form fields
    },
  });
  if (merged.of !== stored) {
    const openConflicts = conflictsOf(form.values, base, latest, together).flat();
    const saved = pick(base, withCompanions(openConflicts, base, together));
    setMerged({ of: stored, before: base, base: { ...latest, ...saved } });
  }
  const takeTheirs = useEffectEvent((newer: R) => {
    const theirs = untouchedValues(form.values, merged.before, edit.valuesOf(newer), together);
    if (Object.entries(theirs).some(([name, value]) => !isSameValue(form.values[name], value))) form.fill(theirs);
  });
  // Before the paint, so that the notice of a conflict never shows beside values from before it.
  useLayoutEffect(() => takeTheirs(stored), [stored]);

  const conflicts = conflictsOf(form.values, base, latest, together).map((names): FieldConflict => {
    const unit = withCompanions(names, base, together);
    const named = names.filter((name) => edit.labels[name] !== undefined);
    const text = (name: keyof V & string) =>
      edit.shown?.[name]?.(latest[name], stored) ?? textOfValue(latest[name] ?? "", texts);
    return {
      label: named.map((name) => edit.labels[name]).join(", ") || texts.otherFields,
      theirs: named.map(text).join(", "),
      takeTheirs: () => form.fill(pick(latest, unit)),
      keepMine: () => setMerged({ ...merged, base: { ...base, ...pick(latest, unit) } }),
    };
  });
  return { form: { ...form, conflicts }, stored, hasConflict: stored.version !== record.version || isFoundOnOlder };
}

/** The record last merged into the form. */
interface Merged<R, V> {
  readonly of: R | null;
  /** The base of the form before that merge. */
  readonly before: V;
  /** Current base of the form: their version, except fields still in conflict. */
  readonly base: V;
}

type SendAnswer<R, V extends FormValues, Changes> =
  | { readonly changes: Changes }
  | { readonly wrong: ReturnType<FormOptions<V>["validate"]> }
  /** Someone else changed the same fields. `base` contains the values from before both changes. */
  | { readonly theirs: R; readonly base: V }
  | { readonly error: unknown };

/** Sends the input merged with changes by others in other fields. */
async function sendMerged<R extends { readonly version: number }, V extends FormValues, Changes>(
  edit: RecordEdit<R, V, Changes>,
  typed: V,
  stored: R,
): Promise<SendAnswer<R, V, Changes>> {
  const changes = edit.changesOf(stored, typed);
  if (changes === null) return { wrong: edit.validate(typed, stored) };
  try {
    await edit.send(changes);
    return { changes };
  } catch (error) {
    const theirs = hasCode(error, "edit_conflict") ? edit.schema.safeParse(error.problem?.current).data : null;
    if (theirs == null) return { error };
    const [base, newer] = [edit.valuesOf(stored), edit.valuesOf(theirs)];
    const merged = merge(typed, base, newer, edit.together);
    const isNewer = theirs.version > stored.version;
    const mustAsk = conflictsOf(typed, base, newer, edit.together).length > 0;
    if (!isNewer || mustAsk || hasErrors(edit.validate(merged, theirs))) return { theirs, base };
    return sendMerged(edit, merged, theirs);
  }
}

/** The values that a stored draft is based on; `stored` if there is no draft. */
function readBase<V extends FormValues>(saved: string, stored: V): V {
  if (saved === "") return stored;
  try {
    return { ...stored, ...asRecord(JSON.parse(saved)) };
  } catch {
    return stored;
  }
}

const merge = <V extends FormValues>(typed: V, base: V, latest: V, together?: FieldGroups<V>): V => ({
  ...typed,
  ...untouchedValues(typed, base, latest, together),
});

const pick = <V extends FormValues>(values: V, names: readonly (keyof V & string)[]): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
