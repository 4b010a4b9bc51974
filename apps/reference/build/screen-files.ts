import type { Rollup } from "vite";
import { embedPaths, paths, type AppPath, type EmbedPath } from "../src/paths.ts";

const DATA = "src/shell/root/DataLayer.tsx";
const BUSINESS = [DATA, "src/shell/business/BusinessLayout.tsx"];
const RESPONDER = [DATA, "src/shell/responder/ResponderArea.tsx"];

/** Modules that the routes of `src/routes.tsx` load with `import()`, in `src/features` unless they start with `src/`. */
const PAGES: Readonly<Record<AppPath | EmbedPath, readonly string[]>> = {
  [paths.landing]: [DATA, "landing/LandingPage"],
  [paths.signIn]: [],
  [paths.register]: [DATA, "registration/RegisterPage"],
  [paths.resetPassword]: ["sign-in/ResetPasswordPage"],
  [paths.changeEmail]: [DATA, "sign-in/ChangeEmailPage"],
  [paths.choosePassword]: ["sign-in/ChoosePasswordPage"],
  [paths.plans]: [DATA, "subscription/PlansPage"],
  [paths.businessPlan]: [DATA, "subscription/BusinessPlanPage"],
  [paths.responderPlan]: [DATA, "subscription/ResponderPlanPage"],
  [paths.dashboard]: [...BUSINESS, "dashboard/DashboardPage"],
  [paths.chemicals]: [...BUSINESS, "chemicals/inventory/ChemicalsPage"],
  [paths.addChemical]: [...BUSINESS, "chemicals/add/AddChemicalPage"],
  [paths.importChemicals]: [...BUSINESS, "chemicals/import/ImportPage"],
  [paths.containersOfChemical]: [...BUSINESS, "chemicals/containers/ContainersPage"],
  [paths.findContainer]: [...BUSINESS, "chemicals/containers/find/FindContainerPage"],
  [paths.locations]: [...BUSINESS, "locations/list/LocationsPage"],
  [paths.addLocation]: [...BUSINESS, "locations/add/AddLocationPage"],
  [paths.separation]: [...BUSINESS, "locations/separation/SeparationPage"],
  [paths.fireSafety]: [...BUSINESS, "fire-safety/FireSafetyPage"],
  [paths.inspection]: [...BUSINESS, "fire-safety/inspection/InspectionPage"],
  [paths.checklists]: [...BUSINESS, "fire-safety/checklists/ChecklistsPage"],
  [paths.safetyDataSheets]: [...BUSINESS, "safety-data-sheets/library/SafetyDataSheetsPage"],
  [paths.reports]: [...BUSINESS, "reports/ReportsPage"],
  [paths.people]: [...BUSINESS, "people/ProfileSettingsPage"],
  [paths.deleted]: [...BUSINESS, "deleted/DeletedPage"],
  [paths.profile]: [...BUSINESS, "people/ProfileSettingsPage"],
  [paths.formerReports]: [...BUSINESS, "reports/ReportsPage"],
  [paths.responder]: [...RESPONDER, "responder-landing/ResponderLandingPage"],
  [paths.responderWorkspace]: [...RESPONDER, "responder-workspace/ResponderWorkspacePage"],
  [paths.pastIncidents]: [...RESPONDER, "responder-landing/PastIncidentsPage"],
  [paths.responderAccount]: [...RESPONDER, "responder-landing/ResponderAccountPage"],
  [paths.verifyLog]: [DATA, "verify-log/VerifyLogPage"],
  [embedPaths.chemicalSearch]: ["src/embed/EmbedPage.tsx"],
  [embedPaths.plume]: ["src/embed/EmbedPage.tsx"],
  [embedPaths.checklist]: ["src/embed/EmbedPage.tsx"],
};

type Chunk = Pick<Rollup.OutputChunk, "fileName" | "facadeModuleId" | "imports" | "isEntry" | "viteMetadata">;

/**
 * Lists, for each path, the files that a first visit loads in addition to those in `index.html`: its entry script and
 * its styles.
 *
 * @throws if a page has moved
 */
export function filesOfScreens(chunks: readonly Chunk[]): Readonly<Record<string, readonly string[]>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  function take(chunk: Chunk, files: Set<string>): void {
    if (files.has(chunk.fileName)) return;
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(file);
    for (const next of chunk.imports) {
      const imported = byFile.get(next);
      if (imported !== undefined) take(imported, files);
    }
  }

  const entrance = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) take(chunk, entrance);
  const named = new Set([...entrance].filter((file) => file.endsWith(".css") || byFile.get(file)?.isEntry === true));

  return Object.fromEntries(
    Object.entries(PAGES).map(([path, pages]) => {
      const files = new Set(entrance);
      for (const page of pages) {
        const source = page.startsWith("src/") ? page : `src/features/${page}.tsx`;
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`) === true);
        if (chunk === undefined) throw new Error(`The build has no ${source}. Adapt screen-files.ts.`);
        take(chunk, files);
      }
      return [path, [...files].filter((file) => !named.has(file))];
    }),
  );
}
