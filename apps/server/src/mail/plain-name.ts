/** Longer than nearly all names of people and departments, too short for a message. */
const MAX_CHARACTERS = 60;

/**
 * A name that is safe in an email to a stranger: short, on one line, and without text that mail programs turn into a
 * link. Anyone who registers can choose the name.
 *
 * @example
 * plainName("Security Team  Confirm at http://evil.example/login"); // "Security Team Confirm at http evil example
 * login"
 */
export function plainName(text: string): string {
  const words = text
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’&()-]/gu, " ")
    .replaceAll(/\.(?=\S)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return Array.from(words).slice(0, MAX_CHARACTERS).join("").trim();
}
