/** The access token in an Authorization header; `null` if there is none. */
export function bearerFrom(header: string | null | undefined): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(header ?? "");
  return match?.[1] ?? null;
}
