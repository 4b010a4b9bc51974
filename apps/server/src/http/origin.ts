import type { Config } from "../config.ts";

/**
 * The server's address in emails and in its own description: PUBLIC_URL, otherwise the address it listens on. Never the
 * Host header of a request, which anyone can forge: a password link would lead to the attacker.
 */
export function originOf({ publicUrl, host, port }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const isEveryAddress = host === "0.0.0.0" || host === "::";
  const name = isEveryAddress ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
