import type { Config } from "../config.ts";

/** Hosts of the configured map; none by default. */
function mapHosts(config: Config): readonly string[] {
  const style = config.mapStyleUrl === null ? [] : [new URL(config.mapStyleUrl).origin];
  const mapbox = config.mapboxToken === null ? [] : ["https://api.mapbox.com", "https://events.mapbox.com"];
  return [...style, ...mapbox];
}

/** Pages of the app that other sites may show in frames. They do not use a session. */
const FOR_FRAMES: ReadonlySet<string> = new Set(["/embed/chemical-search", "/embed/plume", "/embed/checklist"]);

/**
 * Limits what our pages may load and run. Inline scripts and eval are never allowed. Inline styles are allowed, because
 * React Aria adds a `<style>` element to the page. ALLOWED_ORIGINS may frame only the pages made for that: in a framed
 * app, a user could be tricked into clicking its buttons.
 */
export function contentSecurityPolicy(config: Config, path: string): string {
  const framers = FOR_FRAMES.has(path) ? config.allowedOrigins : [];
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
    `frame-ancestors 'self' ${framers.join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((part) => part.trim())
    .join("; ");
}

/** Headers of every answer, by the requested path. */
export function securityHeaders(config: Config, path: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(config, path),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "geolocation=(self), camera=(self), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(config.publicUrl?.startsWith("https:") === true && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}
