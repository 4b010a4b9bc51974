/**
 * `pnpm dev`: the server with restart on change and the app with hot reload, stopped together. Needs no built app: the
 * server shows a page with the address of the app, and links in mails lead to it.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { restartOnChange } from "./restart-on-change.ts";

const root = join(import.meta.dirname, "../..");
const appPort = process.env["APP_PORT"] ?? "4701";
const serverPort = process.env["PORT"] ?? "4700";
const appUrl = `http://127.0.0.1:${appPort}`;

const environment = {
  PUBLIC_URL: appUrl,
  APP_DIST: join(import.meta.dirname, "page"),
  ...process.env,
  PORT: serverPort,
};

const server = restartOnChange(
  () =>
    spawn(process.execPath, ["--conditions=@placard/source", "apps/server/src/main.ts"], {
      cwd: root,
      stdio: "inherit",
      env: environment,
    }),
  ["apps/server/src", "packages/api-client/src", "packages/hazmat-core/src"].map((folder) => join(root, folder)),
);

const app = spawn(join(root, "node_modules/.bin/vite"), ["--port", appPort, "--strictPort"], {
  cwd: join(root, "apps/reference"),
  stdio: "inherit",
  env: environment,
});
app.on("exit", (code) => {
  process.exitCode = code ?? 0;
  server.stop();
});

console.log(`App with hot reload: ${appUrl}   API: http://127.0.0.1:${serverPort}/api`);

function stop(): void {
  server.stop();
  app.kill("SIGTERM");
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
