/**
 * `node tools/api-report/api-report.ts hazmat-core`: reports the public API of a built package, with one file for each
 * entry in its `etc` folder. With CI=true it writes nothing and exits with 1 if a report differs from the build.
 */
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from "@microsoft/api-extractor";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";
import { typedEntries } from "./typed-entries.ts";

const name = process.argv[2];
if (name === undefined) throw new Error("Name the package: node tools/api-report/api-report.ts hazmat-core");
const folder = join(root, "packages", name);

const silent = { logLevel: ExtractorLogLevel.None };

function configFor(entry: string, types: string): ExtractorConfig {
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, types),
    newlineKind: "lf",
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: "ES2023",
          lib: ["ES2024", "DOM", "DOM.Iterable"],
          module: "NodeNext",
          moduleResolution: "NodeNext",
          jsx: "react-jsx",
          strict: true,
          skipLibCheck: true,
          types: ["geojson"],
        },
        include: [join(folder, "dist/**/*.d.ts")],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${entry}.api.md`,
      reportFolder: join(folder, "etc"),
      reportTempFolder: join(folder, "temp"),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      extractorMessageReporting: { "ae-missing-release-tag": silent, "ae-forgotten-export": silent },
      tsdocMessageReporting: { default: silent },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
  });
}

mkdirSync(join(folder, "etc"), { recursive: true });

const configs = typedEntries(folder).map(({ entry, types }) => configFor(entry, types));
const [first, ...others] = configs;
if (first === undefined) throw new Error(`${name} exports nothing that has types.`);
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
});

let stale = 0;
for (const config of configs) {
  const result = Extractor.invoke(config, { compilerState, localBuild: process.env["CI"] !== "true" });
  if (!result.succeeded) stale += 1;
}
if (stale > 0) {
  console.error(
    `${stale} of ${configs.length} API reports of ${name} are not those of the build. Run pnpm build and commit them.`,
  );
  process.exit(1);
}
