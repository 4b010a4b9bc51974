/**
 * The wait that an answer asks for by its header, in seconds: `Retry-After: 30`, or a moment as HTTP writes it. A proxy
 * that answers for the server says it here alone.
 *
 * @returns 0 or more; `null` where the header is missing or no wait
 */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const moment = header.endsWith(" GMT") ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
