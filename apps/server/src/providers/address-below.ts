/** An address below that of a service, which may have a path of its own: behind a proxy it often has one. */
export function addressBelow(baseUrl: string, path: string): URL {
  return new URL(path, baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
}
