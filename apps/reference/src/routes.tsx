import { createRootRoute, createRoute, createRouter, redirect, type RouterHistory } from "@tanstack/react-router";
import { readWorkspaceSearch } from "./features/responder-workspace/workspace-search.ts";
import { SignInPage } from "./features/sign-in/SignInPage.tsx";
import {
  readChangeEmailSearch,
  readCodeSearch,
  readContainersSearch,
  readIncidentSearch,
  readInspectionSearch,
  readInspectionsSearch,
  readAddSearch,
  readInventorySearch,
  readMailedTo,
  readPeopleSearch,
  readPlanSearch,
  readPrintedFor,
  readRegisterSearch,
  readResetSearch,
  readSheetsSearch,
  readSiteSearch,
} from "./lib/search-params.ts";
import { paths } from "./paths.ts";
import { Guarded } from "./session/Guarded.tsx";
import { ErrorScreen } from "./shell/root/ErrorScreen.tsx";
import { lazyPage } from "./shell/loading/lazy-page.tsx";
import { RootLayout } from "./shell/root/RootLayout.tsx";

/**
 * Parses the query parameters of a page. The router merges the result into the original parameters, so unknown ones
 * have to be removed by name: otherwise a page would receive an invalid tab or module.
 */
function only<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => {
    // The guard above every page checks the recipient of a mailed link and the reader of a printed code.
    const business = readMailedTo(search);
    const record = readPrintedFor(search);
    return {
      ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
      ...(business !== null && { business }),
      ...(record !== null && { record }),
      ...read(search),
    };
  };
}

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyPage(() => import("./features/not-found/NotFoundPage.tsx"), "NotFoundPage"),
  errorComponent: ErrorScreen,
});

// Server state and most texts load with the first page that needs them: the entrance needs neither.
const data = createRoute({
  getParentRoute: () => root,
  id: "data",
  component: lazyPage(() => import("./shell/root/DataLayer.tsx"), "DataLayer"),
});

// Public pages
const landing = createRoute({
  getParentRoute: () => data,
  path: paths.landing,
  component: lazyPage(() => import("./features/landing/LandingPage.tsx"), "LandingPage"),
});
const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  // In the first chunk: most visits start here, and every other page needs the same code.
  component: SignInPage,
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  validateSearch: only(readResetSearch),
  component: lazyPage(() => import("./features/sign-in/ResetPasswordPage.tsx"), "ResetPasswordPage"),
});
const choosePassword = createRoute({
  getParentRoute: () => root,
  path: paths.choosePassword,
  component: lazyPage(() => import("./features/sign-in/ChoosePasswordPage.tsx"), "ChoosePasswordPage"),
});
const register = createRoute({
  getParentRoute: () => data,
  path: paths.register,
  validateSearch: only(readRegisterSearch),
  component: lazyPage(() => import("./features/registration/RegisterPage.tsx"), "RegisterPage"),
});
const changeEmail = createRoute({
  getParentRoute: () => data,
  path: paths.changeEmail,
  validateSearch: only(readChangeEmailSearch),
  component: lazyPage(() => import("./features/sign-in/ChangeEmailPage.tsx"), "ChangeEmailPage"),
});
const plans = createRoute({
  getParentRoute: () => data,
  path: paths.plans,
  component: lazyPage(() => import("./features/subscription/PlansPage.tsx"), "PlansPage"),
});
const businessPlan = createRoute({
  getParentRoute: () => data,
  path: paths.businessPlan,
  validateSearch: only(readPlanSearch),
  component: lazyPage(() => import("./features/subscription/BusinessPlanPage.tsx"), "BusinessPlanPage"),
});
const responderPlan = createRoute({
  getParentRoute: () => data,
  path: paths.responderPlan,
  component: lazyPage(() => import("./features/subscription/ResponderPlanPage.tsx"), "ResponderPlanPage"),
});
const verifyLog = createRoute({
  getParentRoute: () => data,
  path: paths.verifyLog,
  component: lazyPage(() => import("./features/verify-log/VerifyLogPage.tsx"), "VerifyLogPage"),
});

// Business area: first the guard, then the layout, so that the router loads the layout like any page.
const businessGuard = createRoute({
  getParentRoute: () => data,
  id: "business",
  component: () => <Guarded area="business" />,
});
const business = createRoute({
  getParentRoute: () => businessGuard,
  id: "frame",
  component: lazyPage(() => import("./shell/business/BusinessLayout.tsx"), "BusinessLayout"),
});

const framed = { isFramed: true } as const;

const dashboard = createRoute({
  getParentRoute: () => business,
  path: paths.dashboard,
  component: lazyPage(() => import("./features/dashboard/DashboardPage.tsx"), "DashboardPage", framed),
});
const chemicals = createRoute({
  getParentRoute: () => business,
  path: paths.chemicals,
  validateSearch: only(readInventorySearch),
  component: lazyPage(() => import("./features/chemicals/inventory/ChemicalsPage.tsx"), "ChemicalsPage", framed),
});
const addChemical = createRoute({
  getParentRoute: () => business,
  path: paths.addChemical,
  validateSearch: only(readAddSearch),
  component: lazyPage(() => import("./features/chemicals/add/AddChemicalPage.tsx"), "AddChemicalPage", framed),
});
const importChemicals = createRoute({
  getParentRoute: () => business,
  path: paths.importChemicals,
  component: lazyPage(() => import("./features/chemicals/import/ImportPage.tsx"), "ImportPage", framed),
});
const containersOfChemical = createRoute({
  getParentRoute: () => business,
  path: paths.containersOfChemical,
  validateSearch: only(readContainersSearch),
  component: lazyPage(() => import("./features/chemicals/containers/ContainersPage.tsx"), "ContainersPage", framed),
});
const findContainer = createRoute({
  getParentRoute: () => business,
  path: paths.findContainer,
  validateSearch: only(readCodeSearch),
  component: lazyPage(
    () => import("./features/chemicals/containers/find/FindContainerPage.tsx"),
    "FindContainerPage",
    framed,
  ),
});
const locations = createRoute({
  getParentRoute: () => business,
  path: paths.locations,
  validateSearch: only(readSiteSearch),
  component: lazyPage(() => import("./features/locations/list/LocationsPage.tsx"), "LocationsPage", framed),
});
const addLocation = createRoute({
  getParentRoute: () => business,
  path: paths.addLocation,
  validateSearch: only(readAddSearch),
  component: lazyPage(() => import("./features/locations/add/AddLocationPage.tsx"), "AddLocationPage", framed),
});
const separation = createRoute({
  getParentRoute: () => business,
  path: paths.separation,
  validateSearch: only(readSiteSearch),
  component: lazyPage(() => import("./features/locations/separation/SeparationPage.tsx"), "SeparationPage", framed),
});
const fireSafety = createRoute({
  getParentRoute: () => business,
  path: paths.fireSafety,
  validateSearch: only(readInspectionsSearch),
  component: lazyPage(() => import("./features/fire-safety/FireSafetyPage.tsx"), "FireSafetyPage", framed),
});
const inspection = createRoute({
  getParentRoute: () => business,
  path: paths.inspection,
  validateSearch: only(readInspectionSearch),
  component: lazyPage(() => import("./features/fire-safety/inspection/InspectionPage.tsx"), "InspectionPage", framed),
});
const checklists = createRoute({
  getParentRoute: () => business,
  path: paths.checklists,
  component: lazyPage(() => import("./features/fire-safety/checklists/ChecklistsPage.tsx"), "ChecklistsPage", framed),
});
const safetyDataSheets = createRoute({
  getParentRoute: () => business,
  path: paths.safetyDataSheets,
  validateSearch: only(readSheetsSearch),
  component: lazyPage(
    () => import("./features/safety-data-sheets/library/SafetyDataSheetsPage.tsx"),
    "SafetyDataSheetsPage",
    framed,
  ),
});
const reports = createRoute({
  getParentRoute: () => business,
  path: paths.reports,
  component: lazyPage(() => import("./features/reports/ReportsPage.tsx"), "ReportsPage", framed),
});
const people = createRoute({
  getParentRoute: () => business,
  path: paths.people,
  validateSearch: only(readPeopleSearch),
  component: lazyPage(() => import("./features/people/ProfileSettingsPage.tsx"), "ProfileSettingsPage", framed),
});
const deleted = createRoute({
  getParentRoute: () => business,
  path: paths.deleted,
  component: lazyPage(() => import("./features/deleted/DeletedPage.tsx"), "DeletedPage", framed),
});
const profile = createRoute({
  getParentRoute: () => root,
  path: paths.profile,
  beforeLoad: () => {
    throw redirect({ to: paths.people, search: { tab: "contacts" }, replace: true });
  },
});
const formerReports = createRoute({
  getParentRoute: () => root,
  path: paths.formerReports,
  beforeLoad: ({ location: { hash } }) => {
    throw redirect({ to: paths.reports, hash, replace: true });
  },
});

// Responder area
const responderGuard = createRoute({
  getParentRoute: () => data,
  id: "responder",
  component: () => <Guarded area="responder" />,
});
const responder = createRoute({
  getParentRoute: () => responderGuard,
  id: "frame",
  component: lazyPage(() => import("./shell/responder/ResponderArea.tsx"), "ResponderArea"),
});

const responderLanding = createRoute({
  getParentRoute: () => responder,
  path: paths.responder,
  component: lazyPage(() => import("./features/responder-landing/ResponderLandingPage.tsx"), "ResponderLandingPage"),
});
const responderWorkspace = createRoute({
  getParentRoute: () => responder,
  path: paths.responderWorkspace,
  validateSearch: only(readWorkspaceSearch),
  component: lazyPage(
    () => import("./features/responder-workspace/ResponderWorkspacePage.tsx"),
    "ResponderWorkspacePage",
  ),
});
const pastIncidents = createRoute({
  getParentRoute: () => responder,
  path: paths.pastIncidents,
  validateSearch: only(readIncidentSearch),
  component: lazyPage(() => import("./features/responder-landing/PastIncidentsPage.tsx"), "PastIncidentsPage"),
});
const responderAccount = createRoute({
  getParentRoute: () => responder,
  path: paths.responderAccount,
  component: lazyPage(() => import("./features/responder-landing/ResponderAccountPage.tsx"), "ResponderAccountPage"),
});

const routeTree = root.addChildren([
  signIn,
  resetPassword,
  choosePassword,
  profile,
  formerReports,
  data.addChildren([
    landing,
    register,
    changeEmail,
    plans,
    businessPlan,
    responderPlan,
    verifyLog,
    businessGuard.addChildren([
      business.addChildren([
        dashboard,
        chemicals,
        addChemical,
        importChemicals,
        containersOfChemical,
        findContainer,
        locations,
        addLocation,
        separation,
        fireSafety,
        inspection,
        checklists,
        safetyDataSheets,
        reports,
        people,
        deleted,
      ]),
    ]),
    responderGuard.addChildren([
      responder.addChildren([responderLanding, responderWorkspace, pastIncidents, responderAccount]),
    ]),
  ]),
]);

/** @param history - the browser's own by default; tests pass another */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    scrollRestoration: true,
    scrollToTopSelectors: ["main"],
    ...(history && { history }),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
