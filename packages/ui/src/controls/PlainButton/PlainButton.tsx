import { Button, type ButtonProps } from "react-aria-components/Button";

export type PlainButtonProps = ButtonProps;

/**
 * A button without a look of its own: a picture, a row or a whole card that can be pressed. The class decides how it
 * looks; `data-hovered`, `data-pressed` and `data-focus-visible` say how it is used.
 */
export function PlainButton(props: PlainButtonProps) {
  return <Button {...props} />;
}
