import { IconButton } from "@placard/ui";
import { Drawer } from "@placard/ui/internal";
import { X } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { Company } from "../account/Company.tsx";
import { Navigation } from "./Navigation.tsx";
import "./NavigationSheet.css";

interface NavigationSheetProps {
  readonly companyName: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The sidebar on small screens: slides in from the side over the page, 288 px wide. */
export function NavigationSheet({ companyName, isOpen, onOpenChange }: NavigationSheetProps) {
  const { shell } = useMessages();
  const close = () => onOpenChange(false);
  return (
    <Drawer size="menu" label={shell.mainNavigation} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="app-sheet-body">
        <div className="placard__top">
          <Company name={companyName} />
          <IconButton label={shell.closeMenu} icon={<X />} onPress={close} />
        </div>
        <Navigation onNavigate={close} />
      </div>
    </Drawer>
  );
}
