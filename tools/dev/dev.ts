/** `pnpm dev`: the server with restart on change and the app with hot reload, stopped together. */
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const appPort = process.env["APP_PORT"] ?? "4701";
const serverPort = process.env["PORT"] ?? "4700";

function launch(name: string, command: string, args: readonly string[], cwd: string): ChildProcess {
  const child = spawn(command, args, { cwd, stdio: "inherit", env: { ...process.env, PORT: serverPort } });
  child.on("exit", (code) => {
    console.log(`${name} ended (${code ?? "signal"}).`);
    stop();
  });
  return child;
}

const children = [
  launch(
    "Server",
    process.execPath,
    [
      "--conditions=@placard/source",
      "--watch-path=apps/server/src",
      "--watch-path=packages",
      "apps/server/src/main.ts",
    ],
    root,
  ),
  launch(
    "App",
    join(root, "node_modules/.bin/vite"),
    ["--port", appPort, "--strictPort"],
    join(root, "apps/reference"),
  ),
];

console.log(`App with hot reload: http://127.0.0.1:${appPort}   API: http://127.0.0.1:${serverPort}/api`);

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
