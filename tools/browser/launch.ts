import { existsSync } from "node:fs";

export interface Launch {
  readonly executablePath?: string;
  readonly args: string[];
}

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds Chromium: first `CHROMIUM_PATH`, then the npm package (Linux x64), then the system's browser, then
 * Playwright's. The tests therefore need only npm.
 */
export async function chromiumLaunch(): Promise<Launch> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen !== undefined && chosen !== "") return { executablePath: chosen, args };
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: chromium } = await import("@sparticuz/chromium");
    return { executablePath: await chromium.executablePath(), args };
  }
  const system = systemBrowsers.find((path) => existsSync(path));
  return system === undefined ? { args } : { executablePath: system, args };
}
