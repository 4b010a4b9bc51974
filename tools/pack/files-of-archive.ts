import { execFileSync } from "node:child_process";

/** The paths inside an archive, from the folder of the package: `dist/index.js`. */
export function filesOfArchive(archive: string): readonly string[] {
  const listed = execFileSync("tar", ["-tzf", archive], { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
  return listed
    .split("\n")
    .filter((path) => path !== "")
    .map((path) => path.replace(/^package\//, ""));
}

/** Copies a folder of an archive, `dist/placard-elements`, with its last name into another folder. */
export function copyFromArchive(archive: string, path: string, into: string): void {
  const depth = path.split("/").length; // "package" and the folders above the last name
  execFileSync("tar", ["-xzf", archive, "-C", into, `--strip-components=${depth}`, `package/${path}`]);
}

/** The text of one file of an archive. */
export function textInArchive(archive: string, path: string): string {
  return execFileSync("tar", ["-xzOf", archive, `package/${path}`], { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
}
