import type { Config } from "../config.ts";

/** Hosts that a configured map needs; none by default. */
function mapHosts(config: Config): readonly string[] {
  const style = config.mapStyleUrl === null ? [] : [new URL(config.mapStyleUrl).origin];
  const mapbox = config.mapboxToken === null ? [] : ["https://api.mapbox.com", "https://events.mapbox.com"];
  return [...style, ...mapbox];
}

/**
 * What a page of ours may load and run. No inline script and no eval anywhere. Inline styles are let through, because
 * React Aria puts one `<style>` element into the page.
 */
export function contentSecurityPolicy(config: Config): string {
  const hosts = mapHosts(config).join(" ");
  const worker = config.mapboxToken === null ? "worker-src 'self'" : "worker-src 'self' blob:";
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${hosts}`,
    `connect-src 'self' ${hosts}`,
    "font-src 'self'",
    worker,
    "frame-src 'self' blob:",
    `frame-ancestors 'self' ${config.allowedOrigins.join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((part) => part.trim())
    .join("; ");
}

/** Headers of every answer. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(config),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(config.publicUrl?.startsWith("https:") === true && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}
