import type { SafetyDataSheet } from "@placard/api-client";
import type { PrintedPage } from "../../../lib/sheets/print-pages.ts";

/**
 * Why a sheet has no pages in the binder: its file is no longer on the server, the server failed at it, or this device
 * cannot draw it.
 */
export type WithoutPages = "gone" | "refused" | "undrawable";

/** A sheet as a binder has it. */
export interface DrawnSheet {
  readonly sheet: SafetyDataSheet;
  readonly pages: readonly PrintedPage[] | WithoutPages;
}

/** One file of a binder. A binder of many pages comes in several, so that a tablet can hold what it is making. */
export interface BinderPart {
  /** From 1; `null`: the binder is this one file. */
  readonly number: number | null;
  readonly isLast: boolean;
  readonly sheets: readonly DrawnSheet[];
}

export interface BinderWork {
  /** The pages of a sheet. What it throws stops the work, which can be gone on with. */
  readonly draw: (sheet: SafetyDataSheet, signal: AbortSignal) => Promise<readonly PrintedPage[] | WithoutPages>;
  /** Writes a part and hands it over. What it throws stops the work as well. */
  readonly write: (part: BinderPart) => Promise<void>;
}

/** A part ends with the sheet that brings it to as many pages. */
const PAGES_OF_PART = 200;

/**
 * Makes a binder sheet by sheet. When it stops, at a network that went for example, `run` continues where it was: what is
 * drawn is not drawn again, and what was handed over is not handed over twice.
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

  /** The sheets so far that have no pages in the binder. */
  get without(): readonly SafetyDataSheet[] {
    return this.#without;
  }

  /**
   * @param onDrawn - told how many sheets are done
   * @param signal - no one wants the binder any more: nothing is handed over after it
   * @throws what the work throws; `AbortError` after the signal
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
