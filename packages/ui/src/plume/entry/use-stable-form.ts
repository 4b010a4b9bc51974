import { useLayoutEffect, useMemo, useState } from "react";
import { useStableValue } from "../../hooks/use-stable-value.ts";
import type { PlumeFieldName, PlumeFieldState, PlumeFormState } from "./plume-form-state.ts";
import { EMPTY_PLUME } from "./plume-values.ts";

const NAMES = Object.keys(EMPTY_PLUME) as PlumeFieldName[]; // `Object.keys` loses the key types

/** State that a field shows. Its functions stay the same for the lifetime of the page. */
type Shown = Pick<PlumeFieldState, "value" | "isInvalid" | "errorMessage">;

/**
 * Returns the same form object as long as it shows the same state. Hosts create a new form in each render, which would
 * otherwise render two dozen controls when only the map beside them has changed.
 */
export function useStableForm(form: PlumeFormState): PlumeFormState {
  const [acts] = useState(() => new FormActions(form));
  useLayoutEffect(() => acts.follow(form));
  const values = useStableValue(form.values);
  const shown = useStableValue(Object.fromEntries(NAMES.map((name) => [name, shownOf(form.field(name))])));
  const field = useMemo(() => {
    const fields = new Map(Object.entries(shown).map(([name, state]) => [name, { name, ...state, ...acts.of(name) }]));
    return (name: PlumeFieldName): PlumeFieldState => {
      const known = fields.get(name);
      if (known === undefined) throw new RangeError(`The form has no field "${name}".`);
      return known;
    };
  }, [shown, acts]);
  const { isSubmitting, problem } = form;
  return useMemo(() => {
    const { set, fill, onSubmit, attach } = acts;
    return { values, field, set, fill, isSubmitting, problem, onSubmit, attach };
  }, [values, field, acts, isSubmitting, problem]);
}

const shownOf = ({ value, isInvalid, errorMessage }: PlumeFieldState): Shown => ({ value, isInvalid, errorMessage });

/** Passes actions of the user to the current form. */
class FormActions implements Pick<PlumeFormState, "set" | "fill" | "onSubmit" | "attach"> {
  #now: PlumeFormState;
  readonly #ofFields = new Map<string, Pick<PlumeFieldState, "onChange" | "onBlur">>();

  constructor(form: PlumeFormState) {
    this.#now = form;
  }

  follow(form: PlumeFormState): void {
    this.#now = form;
  }

  readonly set: PlumeFormState["set"] = (...given) => this.#now.set(...given);
  readonly fill: PlumeFormState["fill"] = (...given) => this.#now.fill(...given);
  readonly onSubmit: PlumeFormState["onSubmit"] = (...given) => this.#now.onSubmit(...given);
  readonly attach: PlumeFormState["attach"] = (...given) => this.#now.attach(...given);

  of(name: string): Pick<PlumeFieldState, "onChange" | "onBlur"> {
    const known = this.#ofFields.get(name) ?? {
      onChange: (value: string) => this.#now.field(name as PlumeFieldName).onChange(value),
      onBlur: () => this.#now.field(name as PlumeFieldName).onBlur(),
    };
    this.#ofFields.set(name, known);
    return known;
  }
}
