/**
 * The delay in an answer's header, in seconds: `Retry-After: 30`, or an HTTP date. A proxy that answers for the server
 * states it only there.
 *
 * @returns 0 or more; `null` if the header is missing or invalid
 */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const moment = header.endsWith(" GMT") ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
