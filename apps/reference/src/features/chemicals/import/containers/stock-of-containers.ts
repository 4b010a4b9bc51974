import type { StoredStock } from "@placard/api-client";
import { isSameStock, type ContainerCells, type Problem } from "@placard/hazmat-core/business";
import type { ImportLine } from "../import-view.ts";

/** The chemical that a container belongs to: a row of the same file or a chemical on file. */
export type ChemicalLink =
  | { readonly kind: "file"; readonly row: number }
  | { readonly kind: "onFile"; readonly id: number };

interface Stock {
  readonly link: ChemicalLink;
  /** The row reference that the containers of the same file use. */
  readonly record: string;
  readonly name: string;
  readonly un_number: string | null;
  readonly cas_number: string | null;
  readonly location_id: number;
  readonly room: string;
  readonly cabinet: string;
}

/** The chemicals that containers can belong to, found by name, CAS number and site. */
export class StockOfContainers {
  readonly #byKey = new Map<string, Stock[]>();
  readonly #byRecord = new Map<string, Stock[]>();
  /** Rows of the file that are not imported, by name. */
  readonly #notTaken = new Map<string, number>();

  constructor(lines: readonly ImportLine[], onFile: readonly StoredStock[]) {
    for (const { row, state, comesIn, cells, chemical } of lines) {
      if (comesIn && chemical !== null) {
        this.#add({ ...chemical, link: { kind: "file", row }, record: cells.record });
      } else if (state !== "duplicate") this.#notTaken.set(normalized(cells.name), row);
    }
    for (const { id, room, cabinet, ...chemical } of onFile) {
      const link = { kind: "onFile", id } as const;
      this.#add({ ...chemical, link, record: String(id), room: room ?? "", cabinet: cabinet ?? "" });
    }
  }

  #add(stock: Stock): void {
    for (const key of keysOf(stock, stock.location_id)) addTo(this.#byKey, key, stock);
    if (stock.record !== "") addTo(this.#byRecord, stock.record, stock);
  }

  /**
   * The chemical of a container at a site. If several match, the row reference in the file decides, then name, room and
   * cabinet.
   */
  find(cells: ContainerCells, location_id: number): ChemicalLink | Problem {
    const { name, cas_number, record, room, cabinet } = cells;
    const text = name || cas_number || record;
    const meant = { name, un_number: null, cas_number };
    const isNamed = name !== "" || cas_number !== "";
    const all = isNamed
      ? keysOf(meant, location_id)
          .flatMap((key) => this.#byKey.get(key) ?? [])
          .filter((stock) => isSameStock(stock, { ...meant, name: name || stock.name }))
      : (this.#byRecord.get(record) ?? []).filter((stock) => stock.location_id === location_id);
    const alike = [...new Set(all)];
    if (alike.length === 0) {
      const row = this.#notTaken.get(normalized(name));
      return row === undefined
        ? { code: "import.chemical_unknown", text }
        : { code: "import.chemical_not_taken", text, row };
    }
    const narrowed = [
      // A row reference means a row of the same file first.
      (stock: Stock) => record !== "" && stock.record === record && stock.link.kind === "file",
      (stock: Stock) => record !== "" && stock.record === record,
      (stock: Stock) => normalized(stock.name) === normalized(name),
      (stock: Stock) => normalized(stock.room) === normalized(room),
      (stock: Stock) => normalized(stock.cabinet) === normalized(cabinet),
    ].reduce<readonly Stock[]>((left, holds) => {
      const fits = left.filter(holds);
      return fits.length === 0 ? left : fits;
    }, alike);
    const [only, another] = narrowed;
    return only === undefined || another !== undefined ? { code: "import.chemical_several", text } : only.link;
  }
}

/** Keys of a name and a CAS number at a site. */
function keysOf(
  { name, cas_number }: { readonly name: string; readonly cas_number: string | null },
  location_id: number,
): readonly string[] {
  const digits = (cas_number ?? "").replaceAll(/\D/gu, "");
  return [
    ...(name === "" ? [] : [`name ${normalized(name)} ${location_id}`]),
    ...(digits === "" ? [] : [`number ${digits} ${location_id}`]),
  ];
}

function addTo(map: Map<string, Stock[]>, key: string, stock: Stock): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [stock]);
  else known.push(stock);
}

const normalized = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLowerCase();
