/** `pnpm start`: builds the app when its sources changed, then serves app and API from one port. */
import { buildAppIfChanged } from "./app-build.ts";

try {
  await buildAppIfChanged((line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("../../apps/server/src/main.ts");
