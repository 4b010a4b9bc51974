import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button, type ButtonProps } from "../Button/Button.tsx";

export interface FileButtonProps extends Omit<ButtonProps, "onPress"> {
  /** Media types and file extensions that the file picker offers: `["image/jpeg"]`. The host validates the files. */
  accept: readonly string[];
  /** Allows more than one file. */
  multiple?: boolean;
  /** Called with the chosen files. */
  onAdd: (files: readonly File[]) => void;
}

/** A button that opens the file picker, which also offers the camera on a phone. For a larger target use `FileDrop`. */
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
