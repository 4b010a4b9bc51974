import { execFileSync } from "node:child_process";

/** The paths inside an archive, from the folder of the package: `dist/index.js`. */
export function filesOfArchive(archive: string): readonly string[] {
  const listed = execFileSync("tar", ["-tzf", archive], { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
  return listed
    .split("\n")
    .filter((path) => path !== "")
    .map((path) => path.replace(/^package\//, ""));
}

/** The text of one file of an archive. */
export function textInArchive(archive: string, path: string): string {
  return execFileSync("tar", ["-xzOf", archive, `package/${path}`], { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
}
