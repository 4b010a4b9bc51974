import { execFile } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { PUBLISHED } from "../build/archives.ts";
import { root } from "../run-steps.ts";
import { filesOfArchive, textInArchive } from "./files-of-archive.ts";
import { installPacked } from "./pack.ts";

const archives = inject("archives");

describe.each(PUBLISHED)("the archive of %s", (name) => {
  const archive = archives[name];
  const files = filesOfArchive(archive);
  const manifest = JSON.parse(textInArchive(archive, "package.json")) as Record<string, unknown>;

  it("contains licence, notices, a guide and the changelog", () => {
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "NOTICE", "README.md", "CHANGELOG.md"]));
    expect(textInArchive(archive, "CHANGELOG.md")).toContain(`## ${String(manifest["version"])}`);
    expect(textInArchive(archive, "README.md").length).toBeGreaterThan(500);
  });

  it("contains the licences that its notice names", () => {
    const named = [...textInArchive(archive, "NOTICE").matchAll(/licenses\/[\w.-]+\.txt/g)].map(([path]) => path);
    expect(files).toEqual(expect.arrayContaining(named));
    expect(files.filter((path) => path.startsWith("licenses/")).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it("states author, repository and supported runtimes", () => {
    expect(manifest).toMatchObject({
      license: "Apache-2.0",
      author: expect.stringMatching(/./),
      homepage: expect.stringMatching(/^https:/),
      bugs: expect.stringMatching(/^https:/),
      repository: { type: "git", directory: `packages/${name}` },
      engines: { node: expect.stringMatching(/./) },
    });
  });

  it("contains only the build, without sources or links to them", () => {
    expect(files.filter((path) => /^src\/|\.(tsx?|map)$/.test(path) && !path.endsWith(".d.ts"))).toEqual([]);
    expect(JSON.stringify(manifest)).not.toContain("@placard/source");
    expect(manifest).not.toHaveProperty("devDependencies");
  });

  it("has no link to a missing file", () => {
    const broken = files
      .filter((path) => path.endsWith(".md"))
      .flatMap((path) => [...textInArchive(archive, path).matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link ?? ""))
      .filter((link) => !/^(https?:|mailto:|#)/.test(link) && !files.includes(link.replace(/^\.\//, "")));
    expect(broken).toEqual([]);
  });
});

it("contains woff2 fonts for the supported scripts, loaded only by the font style sheet", () => {
  const files = filesOfArchive(archives.ui);
  const fonts = files.filter((path) => path.startsWith("dist/fonts/"));
  expect(fonts).toHaveLength(8);
  expect(fonts.filter((path) => !/-latin(-ext)?-[\w-]+\.woff2$/.test(path))).toEqual([]);
  expect(textInArchive(archives.ui, "dist/styles.css")).not.toContain("@font-face");
  expect(textInArchive(archives.ui, "dist/fonts.css")).toContain("IBM Plex Sans Variable");
});

it("contains the OpenAPI document with the version of its package", () => {
  const archive = archives["api-client"];
  const { version } = JSON.parse(textInArchive(archive, "package.json")) as { readonly version: string };
  const document: unknown = JSON.parse(textInArchive(archive, "dist/openapi.json"));
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { version, license: { identifier: "Apache-2.0" } },
  });
});

it("installs the packages for one card in 80 MB, without a map engine", async () => {
  const folder = await installPacked(archives, ["react", "react-dom"], undefined, ["hazmat-core", "ui"]);
  try {
    const installed = readdirSync(join(folder, "node_modules/.pnpm"));
    expect(installed.filter((name) => /^(mapbox|maplibre|react-map|lucide)/.test(name))).toEqual([]);
    expect(bytesIn(join(folder, "node_modules")) / 1e6).toBeLessThan(80);
  } finally {
    await rm(dirname(folder), { recursive: true, force: true });
  }
}, 120_000);

it("has types that pass nodenext and library checks without extra type packages", async () => {
  const folder = await installPacked(archives, [], undefined, ["hazmat-core", "api-client"]);
  try {
    writeFileSync(join(folder, "use.ts"), USE_OF_TYPES);
    const options = ["--module", "nodenext", "--target", "es2023", "--lib", "es2024,dom", "--types", ""];
    const tsc = join(root, "node_modules/typescript-native/bin/tsc");
    const checked = promisify(execFile)(
      process.execPath,
      [tsc, ...options, "--strict", "--skipLibCheck", "false", "--noEmit", "use.ts"],
      { cwd: folder },
    ).catch((failed: { stdout: string }) => failed);
    expect((await checked).stdout).toBe("");
  } finally {
    await rm(dirname(folder), { recursive: true, force: true });
  }
}, 120_000);

/** Uses types that are based on GeoJSON: an `any` in their place is also an error. */
const USE_OF_TYPES = `
import { createClient } from "@placard/api-client";
import type { Area, Directions } from "@placard/hazmat-core";
type IsAny<T> = 0 extends 1 & T ? true : false;
export const isTyped: IsAny<Area> extends true ? never : true = true;
export const kind = (area: Area): "Polygon" | "MultiPolygon" => area.type;
export const client = createClient({ baseUrl: "https://placard.example" });
export type Road = Awaited<ReturnType<Directions["route"]>>;
export const noRoad: IsAny<Road> extends true ? never : true = true;
`;

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, found) => {
    const path = join(folder, found.name);
    if (found.isDirectory()) return sum + bytesIn(path);
    return found.isFile() ? sum + statSync(path).size : sum; // the target of a link is counted at its own location
  }, 0);
}
