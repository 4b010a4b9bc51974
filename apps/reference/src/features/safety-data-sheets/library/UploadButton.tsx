import { Button, type ButtonProps } from "@placard/ui";
import { Upload } from "lucide-react";

interface UploadButtonProps extends Pick<ButtonProps, "children" | "onPress"> {
  /** Reason why this role cannot add an SDS, or `null`. */
  readonly refused: string | null;
}

/** Button that opens the dialog to add an SDS. */
export function UploadButton({ refused, ...button }: UploadButtonProps) {
  return (
    <Button variant="primary" icon={<Upload aria-hidden="true" />} disabledReason={refused ?? undefined} {...button} />
  );
}
