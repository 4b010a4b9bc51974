import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay, type ModalOverlayProps } from "react-aria-components/Modal";
import "./Drawer.css";

export interface DrawerProps extends Omit<ModalOverlayProps, "children" | "className" | "style" | "isOpen"> {
  /** Name of the content, for screen readers. */
  label: string;
  /** `menu`: as wide as a list of links; `work`: as wide as a worksheet. Default `work`. */
  size?: "work" | "menu";
  /** Shows the drawer. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Fills the whole height. It scrolls on its own and needs its own close button. */
  children: ReactNode;
}

/**
 * A panel over the page at its start edge, as high as the window. Focus stays inside; Escape and a press outside close
 * it. It ends above the toasts.
 *
 * @example
 * <Drawer label="Safety checklists" isOpen={isOpen} onOpenChange={setOpen}>
 *   <ChecklistPanel store={store} onClose={() => setOpen(false)} />
 * </Drawer>
 */
export function Drawer({
  label,
  size = "work",
  isOpen,
  onOpenChange,
  children,
  isDismissable = true,
  ...props
}: DrawerProps) {
  return (
    <ModalOverlay
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className="placard-drawer-scrim"
    >
      <Modal className="placard-drawer" data-size={size}>
        <AriaDialog className="placard-drawer-dialog" aria-label={label}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
