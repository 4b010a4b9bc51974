import * as z from "zod";
import { configFromEnvironment } from "./config.ts";
import { StartError } from "./start-error.ts";

z.config({ jitless: true }); // no code from strings, so that the policy against eval applies everywhere

try {
  const config = configFromEnvironment(process.env);
  // The other modules are loaded once the settings are valid, so a wrong setting is reported sooner.
  const [{ startServer }, { startBanner }] = await Promise.all([
    import("./start-server.ts"),
    import("./start-words.ts"),
  ]);
  const server = await startServer(config);
  console.log(await startBanner(server));
  const stop = (): void => {
    console.log("Stopping ...");
    void server[Symbol.asyncDispose]().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  if (!(error instanceof StartError)) {
    console.error(
      "Placard could not start because of an unexpected error. Rows change only in complete transactions, so stored data is intact. Report this with the lines below.",
    );
  }
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
