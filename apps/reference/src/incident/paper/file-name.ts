import { dayOfReader } from "../../lib/formats/calendar-day.ts";

/**
 * The file name of an export: the incident title in plain letters, and the date.
 *
 * @example
 * fileNameOf("Chlorine leak, Pier 9", new Date("2026-11-21T12:00:00Z"), "pdf"); //
 * "chlorine-leak-pier-9-2026-11-21.pdf"
 */
export function fileNameOf(subject: string, at: Date, extension: string): string {
  const plain = subject
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
  return [plain, dayOfReader(at)].filter((part) => part !== "").join("-") + `.${extension}`;
}
