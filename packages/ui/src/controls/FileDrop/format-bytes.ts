import { formatNumber } from "@placard/hazmat-core";

/**
 * Formats a file size in the units of the upload limits: 1 MB is 1024 × 1024 bytes.
 *
 * @example
 * formatBytes(2_621_440); // "2.5 MB"
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${formatNumber(Math.round(bytes / 1024))} KB`;
  return `${formatNumber(bytes / 1024 ** 2, 1)} MB`;
}
