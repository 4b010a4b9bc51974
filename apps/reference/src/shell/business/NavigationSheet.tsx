import { IconButton } from "@placard/ui";
import { X } from "lucide-react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { Company } from "../account/Company.tsx";
import { Navigation } from "./Navigation.tsx";
import "./NavigationSheet.css";

interface NavigationSheetProps {
  readonly companyName: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The sidebar of small screens: 288 px from the side, over the page. */
export function NavigationSheet({ companyName, isOpen, onOpenChange }: NavigationSheetProps) {
  const { shell } = useMessages();
  const close = () => onOpenChange(false);
  return (
    <ModalOverlay className="app-sheet-overlay" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className="app-sheet">
        <Dialog className="app-sheet-body" aria-label={shell.mainNavigation}>
          <div className="placard__top">
            <Company name={companyName} />
            <IconButton label={shell.closeMenu} icon={<X />} onPress={close} />
          </div>
          <Navigation onNavigate={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
