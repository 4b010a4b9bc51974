const doNothing = () => undefined;

/** Props of a refused button. It is not a submit button either: Enter in the form must not act for it. */
export const NO_PRESS = {
  type: "button",
  onPress: doNothing,
  onPressStart: doNothing,
  onPressEnd: doNothing,
  onPressUp: doNothing,
  onClick: doNothing,
} as const;
