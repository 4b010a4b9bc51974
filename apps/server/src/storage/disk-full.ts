/** Codes for a disk, or an account's share of it, that is full: of the operating system, and of S3 stores (MinIO, Ceph). */
const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "XMinioStorageFull", "QuotaExceeded"]);

/** The code of PostgreSQL for the same: Appendix A of its manual. */
const DATABASE_FULL = "53100";

/** Whether an error says that a disk is full, be it ours or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return FULL.has(code) || code === DATABASE_FULL || isDiskFull(error.cause);
}
