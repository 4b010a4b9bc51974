/** `pnpm sbom:write`: a CycloneDX bill of materials for each published package, beside its archive. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { ARCHIVES, PUBLISHED } from "./archives.ts";
import { BUNDLED_IN_UI } from "./bundled.ts";

/** The part of CycloneDX that is added to here. */
interface Bill {
  readonly components: readonly object[];
}

function billOf(name: (typeof PUBLISHED)[number]): Bill {
  const asked = ["--filter", `@placard/${name}`, "sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"];
  const written = execFileSync("npx", ["--yes", "pnpm@12.21.0", ...asked, "--prod", "--lockfile-only"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(written) as Bill; // CycloneDX, as pnpm writes it
}

/** pnpm lists what is installed; what the build carries inside is added. */
function bundledComponent(name: string): object {
  const path = join(root, "packages/ui/node_modules", name, "package.json");
  const { version, license } = JSON.parse(readFileSync(path, "utf8")) as { version: string; license: string };
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return { type: "library", name, version, purl, "bom-ref": purl, licenses: [{ license: { id: license } }] };
}

mkdirSync(ARCHIVES, { recursive: true });
for (const name of PUBLISHED) {
  const bill = billOf(name);
  const bundled = name === "ui" ? BUNDLED_IN_UI.map(bundledComponent) : [];
  const path = join(ARCHIVES, `placard-${name}.cdx.json`);
  writeFileSync(path, `${JSON.stringify({ ...bill, components: [...bill.components, ...bundled] }, null, 2)}\n`);
  console.log(`${path}: ${bill.components.length + bundled.length} components`);
}
