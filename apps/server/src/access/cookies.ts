import type { Config } from "../config.ts";

export const SESSION_COOKIE = "placard_session";
/** Marks a browser that signed in before. It grants no access. */
export const DEVICE_COOKIE = "placard_device";

const DEVICE_DAYS = 365;

/** The value of a cookie in a Cookie header; `null` if it is absent. */
export function cookieFrom(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return null;
}

/** A Set-Cookie header that hides the cookie from scripts and keeps it out of forms from other sites. */
export function sessionCookie(config: Config, token: string): string {
  return lineOf(config, SESSION_COOKIE, token, config.sessionDays * 86_400);
}

export function deviceCookie(config: Config, token: string): string {
  return lineOf(config, DEVICE_COOKIE, token, DEVICE_DAYS * 86_400);
}

export function clearedSessionCookie(config: Config): string {
  return lineOf(config, SESSION_COOKIE, "", 0);
}

function lineOf(config: Config, name: string, token: string, seconds: number): string {
  const secure = config.publicUrl?.startsWith("https:") === true ? "; Secure" : "";
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
