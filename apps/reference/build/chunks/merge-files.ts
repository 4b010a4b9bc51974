/** A file as the bundler would create it: the modules loaded by exactly the same visits. */
export interface FilePart {
  readonly name: string;
  /** Size before minification. */
  readonly bytes: number;
  /** Visits that load the file. */
  readonly visits: readonly string[];
  /** Names of the imported files. */
  readonly imports: readonly string[];
  /** True if the file must stay separate, regardless of cost. */
  readonly isAlone: boolean;
}

/** Cost of an additional file for a visit, in bytes before minification. */
export const FILE_COSTS_BYTES = 30_000;

interface File {
  readonly parts: string[];
  bytes: number;
  visits: bigint;
  isAlone: boolean;
}

/**
 * Merges small files as long as that reduces the cost: each visit that needs both saves a file, each visit that needs
 * only one loads the other for nothing. Merged files never import each other, because that would lose their order.
 *
 * @param weightOf - weight of a visit
 * @returns groups of parts that share a file; parts that stay separate are not listed
 */
export function mergeFiles(
  parts: readonly FilePart[],
  weightOf: (visit: string) => number = () => 1,
): readonly (readonly string[])[] {
  const merging = new Merging(parts, weightOf);
  for (;;) {
    const best = merging.best();
    if (best === null) return merging.shared();
    merging.join(...best);
  }
}

class Merging {
  readonly #files: File[];
  readonly #imports: Map<string, readonly string[]>;
  readonly #fileOf = new Map<string, File>();
  /** Pairs that would import each other if merged. Merging other files cannot change that. */
  readonly #circles = new Map<File, Set<File>>();

  readonly #weights: readonly number[];

  constructor(parts: readonly FilePart[], weightOf: (visit: string) => number) {
    const visits = [...new Set(parts.flatMap((part) => part.visits))];
    const bits = new Map(visits.map((visit, at) => [visit, 1n << BigInt(at)]));
    this.#weights = visits.map(weightOf);
    this.#imports = new Map(parts.map(({ name, imports }) => [name, imports]));
    this.#files = parts.map(({ name, bytes, visits: needed, isAlone }) => ({
      parts: [name],
      bytes,
      visits: needed.reduce((all, visit) => all | (bits.get(visit) ?? 0n), 0n),
      isAlone,
    }));
    for (const file of this.#files) this.#fileOf.set(file.parts[0] ?? "", file);
  }

  /** The pair with the highest gain from merging; `null` if no merge gains anything. */
  best(): readonly [File, File] | null {
    const pairs: { readonly pair: readonly [File, File]; readonly gain: number }[] = [];
    const open = this.#files.filter(({ isAlone }) => !isAlone);
    for (const [at, one] of open.entries()) {
      for (const other of open.slice(at + 1)) {
        const gain = this.#gainOf(one, other);
        if (gain > 0 && this.#circles.get(one)?.has(other) !== true) pairs.push({ pair: [one, other], gain });
      }
    }
    for (const { pair } of pairs.toSorted((a, b) => b.gain - a.gain)) {
      if (!this.#makesCircle(...pair)) return pair;
      const [one, other] = pair;
      this.#circles.set(one, (this.#circles.get(one) ?? new Set()).add(other));
    }
    return null;
  }

  join(one: File, other: File): void {
    one.parts.push(...other.parts);
    one.bytes += other.bytes;
    one.visits |= other.visits;
    for (const part of other.parts) this.#fileOf.set(part, one);
    this.#files.splice(this.#files.indexOf(other), 1);
    this.#circles.delete(one);
    for (const blocked of this.#circles.values()) blocked.delete(one);
  }

  shared(): readonly (readonly string[])[] {
    return this.#files.filter(({ parts }) => parts.length > 1).map(({ parts }) => parts);
  }

  /**
   * True if one file imports the other through a third: after merging, the third would import the merged file and be
   * imported by it.
   */
  #makesCircle(one: File, other: File): boolean {
    return this.#leads(one, other) || this.#leads(other, one);
  }

  #leads(from: File, to: File): boolean {
    const seen = new Set([from]);
    const next = this.#importsOf(from).filter((file) => file !== to && file !== from);
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (file === to) return true;
      if (seen.has(file)) continue;
      seen.add(file);
      next.push(...this.#importsOf(file));
    }
    return false;
  }

  #importsOf(file: File): File[] {
    const names = file.parts.flatMap((part) => this.#imports.get(part) ?? []);
    return [...new Set(names.map((name) => this.#fileOf.get(name)))].filter((found) => found !== undefined);
  }

  #gainOf(one: File, other: File): number {
    const both = this.#weigh(one.visits & other.visits);
    if (both === 0) return 0;
    const inVain =
      this.#weigh(one.visits & ~other.visits) * other.bytes + this.#weigh(other.visits & ~one.visits) * one.bytes;
    return both * FILE_COSTS_BYTES - inVain;
  }

  #weigh(visits: bigint): number {
    let sum = 0;
    for (let rest = visits, at = 0; rest > 0n; rest >>= 1n, at += 1)
      if ((rest & 1n) === 1n) sum += this.#weights[at] ?? 0;
    return sum;
  }
}
