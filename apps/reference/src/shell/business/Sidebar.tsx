import { PanelLeft } from "lucide-react";
import { IconButton } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { Company } from "../account/Company.tsx";
import { Navigation } from "./Navigation.tsx";
import "./Sidebar.css";

interface SidebarProps {
  readonly companyName: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** 256 px wide when open, only icons when collapsed; hidden below 768 px, where a panel replaces it. */
export function Sidebar({ companyName, isOpen, onToggle }: SidebarProps) {
  const { shell } = useMessages();
  return (
    <aside className="app-sidebar" aria-label={companyName}>
      <div className="placard__top">
        <Company name={companyName} />
        <IconButton
          label={isOpen ? shell.collapseSidebar : shell.expandSidebar}
          icon={<PanelLeft />}
          onPress={onToggle}
          aria-expanded={isOpen}
        />
      </div>
      <Navigation />
    </aside>
  );
}
