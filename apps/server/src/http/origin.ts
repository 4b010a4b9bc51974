import type { Config } from "../config.ts";

/**
 * The server's address in mails and in its own description: PUBLIC_URL, else where it listens. Never the Host header of
 * a request, which anyone can write: a link to set a password would lead to whoever asked for it.
 */
export function originOf({ publicUrl, host, port }: Config): string {
  if (publicUrl !== null) return publicUrl;
  const isEveryAddress = host === "0.0.0.0" || host === "::";
  const name = isEveryAddress ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
