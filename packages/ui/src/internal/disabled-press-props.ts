const doNothing = () => undefined;

/** Props of an unavailable button. It is not a submit button either, so Enter in the form cannot trigger it. */
export const DISABLED_PRESS_PROPS = {
  type: "button",
  onPress: doNothing,
  onPressStart: doNothing,
  onPressEnd: doNothing,
  onPressUp: doNothing,
  onClick: doNothing,
} as const;
