/** A URL below that of a service, which may have a path itself, as is common behind a proxy. */
export function addressBelow(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
}
