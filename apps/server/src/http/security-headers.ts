import type { Config } from "../config.ts";

/** Hosts that a configured map needs; none by default. */
function mapHosts(config: Config): readonly string[] {
  const style = config.mapStyleUrl === null ? [] : [new URL(config.mapStyleUrl).origin];
  const mapbox = config.mapboxToken === null ? [] : ["https://api.mapbox.com", "https://events.mapbox.com"];
  return [...style, ...mapbox];
}

/** The pages of the app that are made for frames of other sites. They know no session. */
const FOR_FRAMES: ReadonlySet<string> = new Set(["/embed/chemical-search", "/embed/plume", "/embed/checklist"]);

/**
 * What a page of ours may load and run. No inline script and no eval anywhere. Inline styles are let through, because
 * React Aria puts one `<style>` element into the page. Pages of ALLOWED_ORIGINS may frame what is made for it, and
 * nothing else: a framed app could have its buttons pressed by a person who sees another page.
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

/** Headers of every answer, by the path that was asked for. */
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
