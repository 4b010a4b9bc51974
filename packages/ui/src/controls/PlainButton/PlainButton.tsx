import { Button, type ButtonProps } from "react-aria-components/Button";

export type PlainButtonProps = ButtonProps;

/**
 * A button without its own style: a picture, a row or a whole card that can be pressed. Its class sets the look;
 * `data-hovered`, `data-pressed` and `data-focus-visible` are set for its state.
 */
export function PlainButton(props: PlainButtonProps) {
  return <Button {...props} />;
}
