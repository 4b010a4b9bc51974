import { Radio, type RadioProps } from "react-aria-components/RadioGroup";

export interface ChoiceProps extends Omit<RadioProps, "value"> {
  id: string;
}

/**
 * One choice of a `ChoiceGroup`. `data-selected`, `data-hovered` and `data-focus-visible` are for the style sheet of
 * the page.
 */
export function Choice({ id, ...props }: ChoiceProps) {
  return <Radio {...props} value={id} />;
}
