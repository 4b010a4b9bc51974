import { useMessages } from "../../messages/MessagesProvider.tsx";
import { Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import "./BusinessLayout.css";
import { BusinessHeader } from "./BusinessHeader.tsx";
import { NavigationSheet } from "./NavigationSheet.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { StorageFullBanner } from "../root/StorageFullBanner.tsx";
import { useCompanyName } from "../account/use-company-name.ts";
import { useSidebar } from "./use-sidebar.ts";

/** Layout of the business area: sidebar (a panel on small screens), header and the scrolling main part. */
export function BusinessLayout() {
  const { common } = useMessages();
  const profile = useBusinessProfile();
  const companyName = useCompanyName(profile.business_id);
  const { isOpen, toggle } = useSidebar();
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <div className="app-business" data-sidebar={isOpen ? "open" : "collapsed"}>
      <a className="app-skip-link" href="#main">
        {common.skipToContent}
      </a>
      <Sidebar companyName={companyName} isOpen={isOpen} onToggle={toggle} />
      <NavigationSheet companyName={companyName} isOpen={isSheetOpen} onOpenChange={setSheetOpen} />
      <BusinessHeader profile={profile} onOpenMenu={() => setSheetOpen(true)} />
      <main id="main" className="app-business-main" tabIndex={-1}>
        <div className="placard__page">
          <StorageFullBanner />
          <Outlet />
        </div>
      </main>
    </div>
  );
}
