import { useLayoutEffect, useMemo, useState } from "react";
import { useSteady } from "../../hooks/use-steady.ts";
import type { PlumeFieldName, PlumeFieldState, PlumeFormState } from "./plume-form-state.ts";
import { EMPTY_PLUME } from "./plume-values.ts";

const NAMES = Object.keys(EMPTY_PLUME) as PlumeFieldName[]; // `Object.keys` forgets the names

/** What a field shows; what it does is the same as long as the page stands. */
type Shown = Pick<PlumeFieldState, "value" | "isInvalid" | "errorMessage">;

/**
 * The same form as long as it shows the same. A form is made anew with each render of the page that keeps it, and two dozen
 * controls would be drawn again with it, while all that changed is the map beside them.
 */
export function useSteadyForm(form: PlumeFormState): PlumeFormState {
  const [acts] = useState(() => new FormActs(form));
  useLayoutEffect(() => acts.follow(form));
  const values = useSteady(form.values);
  const shown = useSteady(Object.fromEntries(NAMES.map((name) => [name, shownOf(form.field(name))])));
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

/** What a hand does, told to the form as it is then. */
class FormActs implements Pick<PlumeFormState, "set" | "fill" | "onSubmit" | "attach"> {
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
