/** Error codes for a full disk or an exceeded disk quota: of the operating system, and of S3 stores (MinIO, Ceph). */
const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "XMinioStorageFull", "QuotaExceeded"]);

/** PostgreSQL's code for a full disk: Appendix A of its manual. */
const DATABASE_FULL = "53100";

/** True if an error reports a full disk, of this server or of the database. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return FULL.has(code) || code === DATABASE_FULL || isDiskFull(error.cause);
}
