const doNothing = () => undefined;

/** Props of an unavailable button. It is not a submit button either, so Enter in the form cannot trigger it. */
export const NO_PRESS = {
  type: "button",
  onPress: doNothing,
  onPressStart: doNothing,
  onPressEnd: doNothing,
  onPressUp: doNothing,
  onClick: doNothing,
} as const;
