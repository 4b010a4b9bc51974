import * as fc from "fast-check";
import { expect, it } from "vitest";
import { csvText } from "./csv-text.ts";

/** Parses by RFC 4180, like a spreadsheet. */
function read(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let [cell, at] = ["", 0];
  const next = () => rows.at(-1)?.push(cell);
  while (at < csv.length) {
    if (cell === "" && csv[at] === '"' && (at === 0 || /[,\n]/.test(csv[at - 1] ?? ""))) {
      const end = /"(?!")/g;
      const inside = csv.slice(at + 1).replaceAll('""', "\0\0");
      end.lastIndex = 0;
      const length = end.exec(inside)?.index ?? inside.length;
      cell = inside.slice(0, length).replaceAll("\0\0", '"');
      at += length + 2;
    } else if (csv[at] === ",") {
      next();
      [cell, at] = ["", at + 1];
    } else if (csv.startsWith("\r\n", at)) {
      next();
      rows.push([]);
      [cell, at] = ["", at + 2];
    } else {
      cell += csv[at];
      at += 1;
    }
  }
  next();
  return rows;
}

it.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1+1", "\u00a0@x", "＝1", '=HYPERLINK("x","y")'])(
  "writes %j as text, not as a formula",
  (text) => {
    expect(read(csvText([["a", text, "b"]]))).toEqual([["a", `'${text}`, "b"]]);
  },
);

it.each(["-", "=", "", "Gate 4 = closed", "a,b", 'a "b"', "two\nlines", "two\r\nlines", "a\tb"])(
  "leaves %j unchanged",
  (text) => {
    expect(read(csvText([[text, "b"]]))).toEqual([[text, "b"]]);
  },
);

it("round-trips every cell, and starts none with a formula", () => {
  const text = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ",", '"', "'", " ", "a", "é") });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 }), (rows) => {
      const back = read(csvText(rows));
      expect(back).toHaveLength(rows.length);
      for (const [index, row] of rows.entries()) {
        for (const [at, written] of row.entries()) {
          const got = back[index]?.[at] ?? "";
          expect([written, `'${written}`]).toContain(got);
          expect(got).not.toMatch(/^\s*[=+\-@]./s);
        }
      }
    }),
  );
});
