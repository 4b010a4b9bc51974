/**
 * The answer of a safety lookup that found nothing.
 *
 * @example
 * chemicalNotFound("clorin"); // 'Chemical "clorin" not found. Please check the spelling and try again'
 */
export function chemicalNotFound(name: string): string {
  return `Chemical "${name}" not found. Please check the spelling and try again`;
}

/**
 * The empty state of the business search.
 *
 * @example
 * noBusinessesFound("harbour"); // 'No businesses found for "harbour"'
 */
export function noBusinessesFound(term: string): string {
  return `No businesses found for "${term}"`;
}
