import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button, type ButtonProps } from "../Button/Button.tsx";

export interface FileButtonProps extends Omit<ButtonProps, "onPress"> {
  /** Media types and endings that the picker offers: `["image/jpeg"]`. The caller checks what comes. */
  accept: readonly string[];
  multiple?: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** A button that opens the picker of the device, which on a phone offers the camera too. Larger places are a `FileDrop`. */
export function FileButton({ accept, multiple = false, onAdd, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={multiple}
      onSelect={(picked) => {
        if (picked !== null && picked.length > 0) onAdd([...picked]);
      }}
    >
      <Button {...button} />
    </FileTrigger>
  );
}
