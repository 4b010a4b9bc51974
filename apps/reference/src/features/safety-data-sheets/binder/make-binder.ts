import type { SafetyDataSheet } from "@placard/api-client";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";

/**
 * Reason why an SDS has no pages in the binder: its file is no longer on the server, the server failed to return it, or
 * this device cannot draw it.
 */
export type WithoutPages = "gone" | "refused" | "undrawable";

/** An SDS in a binder. */
export interface DrawnSheet {
  readonly sheet: SafetyDataSheet;
  readonly pages: readonly PrintedPage[] | WithoutPages;
}

/**
 * One file of a binder. A large binder is split into several files, so that a tablet has enough memory to create it.
 */
export interface BinderPart {
  /** From 1; `null` if the binder is a single file. */
  readonly number: number | null;
  readonly isLast: boolean;
  readonly sheets: readonly DrawnSheet[];
}

export interface BinderWork {
  /** The pages of an SDS. An exception stops the work, which can be continued. */
  readonly draw: (sheet: SafetyDataSheet, signal: AbortSignal) => Promise<readonly PrintedPage[] | WithoutPages>;
  /** Writes and delivers a part. An exception stops the work as well. */
  readonly write: (part: BinderPart) => Promise<void>;
}

/** Number of pages after which a part ends with the current SDS. */
const PAGES_OF_PART = 200;

/**
 * Creates a binder one SDS at a time. If it stops, such as after a network failure, `run` continues: pages are not
 * drawn again, and parts are not delivered twice.
 */
export class BinderMaker {
  readonly #sheets: readonly SafetyDataSheet[];
  readonly #work: BinderWork;
  #drawn: DrawnSheet[] = [];
  #next = 0;
  #part = 1;
  readonly #without: SafetyDataSheet[] = [];

  constructor(sheets: readonly SafetyDataSheet[], work: BinderWork) {
    this.#sheets = sheets;
    this.#work = work;
  }

  /** The SDSs so far without pages in the binder. */
  get without(): readonly SafetyDataSheet[] {
    return this.#without;
  }

  /**
   * @param onDrawn - called with the number of finished SDSs
   * @param signal - cancels the binder: nothing is delivered afterwards
   * @throws exceptions of the work; `AbortError` after the signal
   */
  async run(onDrawn: (count: number) => void, signal: AbortSignal): Promise<void> {
    while (this.#next < this.#sheets.length) {
      if (this.#isFull()) await this.#write(signal);
      const sheet = this.#sheets[this.#next];
      if (sheet === undefined) return;
      const pages = await this.#work.draw(sheet, signal);
      this.#drawn.push({ sheet, pages });
      if (typeof pages === "string") this.#without.push(sheet);
      this.#next += 1;
      onDrawn(this.#next);
    }
    await this.#write(signal);
  }

  #isFull(): boolean {
    const pages = this.#drawn.reduce((sum, one) => sum + (typeof one.pages === "string" ? 1 : one.pages.length), 0);
    return pages >= PAGES_OF_PART;
  }

  async #write(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const isLast = this.#next === this.#sheets.length;
    const number = isLast && this.#part === 1 ? null : this.#part;
    await this.#work.write({ number, isLast, sheets: this.#drawn });
    this.#drawn = [];
    this.#part += 1;
  }
}
