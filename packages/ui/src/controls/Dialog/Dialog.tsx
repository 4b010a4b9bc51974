import { X } from "lucide";
import { useId, type ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay, type ModalOverlayProps } from "react-aria-components/Modal";
import { Icon } from "../../internal/Icon.tsx";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import "./Dialog.css";
import { useRestoredFocus } from "./use-restored-focus.ts";

export interface DialogProps extends Omit<ModalOverlayProps, "children" | "className" | "style" | "isOpen"> {
  /** Heading, and accessible name. */
  title: ReactNode;
  /** One line of context below the title. */
  description?: ReactNode;
  /** Shows the dialog. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Content between the title and the actions. */
  children?: ReactNode;
  /** Actions, the primary one last. */
  footer?: ReactNode;
  /** Width: 420, 560, 760 or 980 px. Default `md`. On a phone always a bottom sheet. */
  size?: "sm" | "md" | "lg" | "xl";
  /** `alertdialog` for a question that must be answered. Default: `dialog`. */
  role?: "dialog" | "alertdialog";
}

/** A modal dialog. Focus stays inside; Escape, the close button and a press outside close it. */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  footer,
  size = "md",
  role = "dialog",
  isDismissable = true,
  ...props
}: DialogProps) {
  const texts = useTexts(controlTexts);
  const descriptionId = useId();
  const keptFocus = useRestoredFocus();
  return (
    <ModalOverlay
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className="placard-overlay"
    >
      <Modal className="placard-modal" data-size={size}>
        <AriaDialog
          ref={keptFocus}
          role={role}
          className="placard-dialog"
          {...(description === undefined ? {} : { "aria-describedby": descriptionId })}
        >
          <header className="placard-dialog-head">
            <div className="placard-dialog-words">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {description === undefined ? undefined : <p id={descriptionId}>{description}</p>}
            </div>
            <IconButton
              label={texts.close}
              icon={<Icon of={X} aria-hidden="true" />}
              onPress={() => onOpenChange(false)}
            />
          </header>
          {children === undefined ? undefined : <div className="placard-dialog-body">{children}</div>}
          {footer === undefined ? undefined : <footer className="placard-dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
