/** `pnpm sbom:write`: a CycloneDX bill of materials for each published package, next to its archive. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { ARCHIVES, PUBLISHED } from "./archives.ts";
import { BUNDLED_IN_SCRIPTS, BUNDLED_IN_UI } from "./bundled.ts";

/** The part of CycloneDX that this script extends. */
interface Bill {
  readonly components: readonly Component[];
}

/** One package in a bill of materials. */
interface Component {
  readonly purl?: string;
  readonly [more: string]: unknown;
}

function billOf(name: (typeof PUBLISHED)[number]): Bill {
  const asked = ["--filter", `@placard/${name}`, "sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6"];
  const written = execFileSync("npx", ["--yes", "pnpm@12.21.0", ...asked, "--prod", "--lockfile-only"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(written) as Bill; // CycloneDX, as written by pnpm
}

/**
 * The folder of a package that `@placard/ui` is built with. A transitive dependency is resolved from its parent's
 * folder.
 */
function folderOf(name: string, broughtBy?: string): string {
  const modules = join(root, "packages/ui/node_modules");
  if (broughtBy === undefined) return join(modules, name);
  const inScope = broughtBy.startsWith("@") ? "../.." : "..";
  return join(realpathSync(join(modules, broughtBy)), inScope, name);
}

/** pnpm lists installed packages; this adds the packages bundled in the build. */
function bundledComponent(folder: string): Component {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license: string;
  };
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const isChoice = / (OR|AND) /.test(license);
  const licenses = [isChoice ? { expression: license } : { license: { id: license } }];
  return { type: "library", name, version, purl, "bom-ref": purl, licenses };
}

const bundledFolders = [
  ...BUNDLED_IN_UI.map((name) => folderOf(name)),
  ...Object.entries(BUNDLED_IN_SCRIPTS).flatMap(([name, parts]) => [
    folderOf(name),
    ...parts.map((part) => folderOf(part, name)),
  ]),
];

mkdirSync(ARCHIVES, { recursive: true });
for (const name of PUBLISHED) {
  const bill = billOf(name);
  const listed = new Set(bill.components.map(({ purl }) => purl));
  const carried = name === "ui" ? bundledFolders.map(bundledComponent) : [];
  const bundled = carried.filter(({ purl }) => !listed.has(purl));
  const path = join(ARCHIVES, `placard-${name}.cdx.json`);
  writeFileSync(path, `${JSON.stringify({ ...bill, components: [...bill.components, ...bundled] }, null, 2)}\n`);
  console.log(`${path}: ${bill.components.length + bundled.length} components`);
}
