import { expect, it } from "vitest";
import { responderFiles } from "../../build/responder-files.ts";

const page = (name: string, more: object = {}) => [name, { file: `assets/${name.replaceAll("/", "-")}.js`, ...more }];
const PAGES = [
  "../../packages/ui/src/feedback/Toast/ShownToasts.tsx",
  "src/shell/root/DataLayer.tsx",
  "src/shell/responder/ResponderArea.tsx",
  "src/features/landing/LandingPage.tsx",
  "src/features/not-found/NotFoundPage.tsx",
  "src/features/responder-landing/PastIncidentsPage.tsx",
  "src/features/responder-landing/ResponderAccountPage.tsx",
  "src/features/responder-landing/ResponderLandingPage.tsx",
  "src/features/verify-log/VerifyLogPage.tsx",
];
const WORKSPACE = "src/features/responder-workspace/ResponderWorkspacePage.tsx";
const BUSINESS = "src/features/dashboard/DashboardPage.tsx";
const MANIFEST = Object.fromEntries([
  ["index.html", { file: "assets/index.js", css: ["assets/index.css"], dynamicImports: [WORKSPACE, BUSINESS] }],
  ...PAGES.map((name) => page(name)),
  page(WORKSPACE, { imports: ["index.html", "shared.js"], dynamicImports: ["Map.tsx", "MapboxEngine.tsx"] }),
  page("shared.js", { assets: ["assets/worker.js"] }),
  page("Map.tsx"),
  page("MapboxEngine.tsx"),
  page(BUSINESS),
]);

it("includes the entry page and responder pages with their lazy files, and no business files", () => {
  const files = responderFiles(MANIFEST);
  expect(files).toContain("assets/index.css");
  expect(files).toContain("assets/worker.js");
  expect(files).toContain("assets/Map.tsx.js");
  expect(files).not.toContain(`assets/${BUSINESS.replaceAll("/", "-")}.js`);
  expect(files).not.toContain("assets/MapboxEngine.tsx.js");
});

it("fails the build if a page moved", () => {
  const { [WORKSPACE]: _gone, ...rest } = MANIFEST;
  expect(() => responderFiles(rest)).toThrow(WORKSPACE);
});

it("fails the build if the entry page loads a file assigned to no area", () => {
  const drafts = "src/forms/draft-storage.ts";
  const entry = { file: "assets/index.js", dynamicImports: [WORKSPACE, BUSINESS, drafts] };
  const more = { ...MANIFEST, "index.html": entry, [drafts]: { file: "assets/drafts.js" } };
  expect(() => responderFiles(more)).toThrow(`The entrance brings ${drafts}`);
});
