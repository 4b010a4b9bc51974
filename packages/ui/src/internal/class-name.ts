/**
 * The component's own class with the one a caller passes: `className` of React Aria may be text or a function of state.
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

/** Class names in one string; what is undefined is left out. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== "").join(" ");
}
