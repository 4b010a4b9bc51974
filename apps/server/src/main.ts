import * as z from "zod";
import { configFromEnvironment } from "./config.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";
import { startWords } from "./start-words.ts";

z.config({ jitless: true }); // no code from text, so that the policy against eval holds everywhere

try {
  const config = configFromEnvironment(process.env);
  const server = await startServer(config);
  console.log(await startWords(server));
  const stop = (): void => {
    console.log("Stopping ...");
    void server[Symbol.asyncDispose]().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
