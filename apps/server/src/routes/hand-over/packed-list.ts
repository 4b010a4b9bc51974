/** Items per text. */
const BLOCK = 100;

/**
 * A long list as few texts. A worker returns it in one message, which costs the main thread time per object but hardly
 * any per byte.
 */
export interface PackedList<Item> {
  readonly length: number;
  /** JSON of the items, `BLOCK` of them in each text but the last. */
  readonly blocks: readonly PackedBlock<Item>[];
}

declare const packed: unique symbol;
type PackedBlock<Item> = string & { readonly [packed]?: Item };

/** @example packList([1, 2]).length; // 2 */
export function packList<Item>(items: readonly Item[]): PackedList<Item> {
  const blocks: string[] = [];
  for (let at = 0; at < items.length; at += BLOCK) blocks.push(JSON.stringify(items.slice(at, at + BLOCK)));
  return { length: items.length, blocks };
}

/** The items from one number to before another, counted from 0. */
export function unpack<Item>({ blocks }: PackedList<Item>, from: number, to: number): Item[] {
  const first = Math.floor(from / BLOCK);
  const found = blocks.slice(first, Math.ceil(to / BLOCK)).flatMap((block) => JSON.parse(block) as Item[]); // of `packList`
  return found.slice(from - first * BLOCK, to - first * BLOCK);
}
