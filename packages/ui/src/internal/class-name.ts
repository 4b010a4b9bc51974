/**
 * Joins the class of a component with the given one. `className` of React Aria can be a string or a function of the
 * state.
 *
 * @example
 * withClass("placard-button", className)
 */
export function withClass<State extends object>(
  own: string,
  given: string | ((state: State & { defaultClassName: string | undefined }) => string) | undefined,
): (state: State & { defaultClassName: string | undefined }) => string {
  return (state) => joinClasses(own, typeof given === "function" ? given(state) : given);
}

/** Joins class names, without undefined ones. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== "").join(" ");
}
