import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pageBytes } from "./ui-sizes.ts";

/** Comparable products, at the versions that were examined. */
const OTHERS = {
  dependencies: {
    "@mantine/core": "^8.0.0",
    "@mantine/hooks": "^8.0.0",
    "@mantine/notifications": "^8.0.0",
    "@mantine/spotlight": "^8.0.0",
    "@medplum/core": "5.2.13",
    "@medplum/fhirtypes": "5.2.13",
    "@medplum/react": "5.2.13",
    "@medplum/react-hooks": "5.2.13",
    algoliasearch: "5.64.0",
    jsqr: "^1.4.0",
    react: "19.3.1",
    "react-dom": "19.3.1",
    "react-instantsearch": "7.50.1",
    "react-router": "^7.0.0",
    signature_pad: "^5.0.10",
  },
  pages: {
    "@medplum/react HumanNameDisplay": `export { HumanNameDisplay } from "@medplum/react"`,
    "@medplum/react PatientSummary": `export { PatientSummary } from "@medplum/react"`,
    "react-instantsearch: search, box, hits, one filter": `export { InstantSearch, SearchBox, Hits, RefinementList } from "react-instantsearch"`,
    "the same with its lite client": `export { InstantSearch, SearchBox, Hits, RefinementList } from "react-instantsearch"; export { liteClient } from "algoliasearch/lite"`,
  },
} as const;

/** Installs the other products in their own folder and measures them with the same bundler in the same run. */
export async function otherSizes(): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), "placard-compare-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: OTHERS.dependencies }));
    const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
    await promisify(execFile)("npm", ["install", ...quiet], { cwd: folder });
    const sizes: { name: string; bytes: number }[] = [];
    for (const [name, code] of Object.entries(OTHERS.pages)) sizes.push({ name, bytes: await pageBytes(code, folder) });
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
