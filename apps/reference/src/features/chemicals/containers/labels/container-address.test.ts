import { defaultParseSearch } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { readCodeSearch } from "../../../../lib/search-params.ts";
import { codeOfScan, containerAddress } from "./container-address.ts";

const ORIGIN = "https://placard.example";

describe("the address of a label", () => {
  it.each(["K7QX-2M9P", "0042", "42", "1E5", "12345678901234567890", 'A"B', '"5"', "CYL 4471/1 & MORE?", "-3", "A+B"])(
    "%s is read back by its page and by a scan",
    (code) => {
      const address = containerAddress(ORIGIN, code, 3);
      const { search } = new URL(address);
      expect(readCodeSearch(defaultParseSearch(search))).toEqual({ code });
      expect(codeOfScan(address)).toBe(code);
    },
  );

  it("is short and unescaped for a generated code", () => {
    expect(containerAddress(ORIGIN, "K7QX-2M9P", 3)).toBe(
      "https://placard.example/dashboard/containers?code=K7QX-2M9P&record=3",
    );
  });
});

describe("a scanned text", () => {
  it("from a bar code is the code in capitals", () => {
    expect(codeOfScan(" 4006381333931 ")).toBe("4006381333931");
    expect(codeOfScan("cyl-4471")).toBe("CYL-4471");
  });

  it("with another address is kept, since a manufacturer may have printed it", () => {
    expect(codeOfScan("https://maker.example/p/7?code=5")).toBe("HTTPS://MAKER.EXAMPLE/P/7?CODE=5");
  });

  it("that cannot be a code is rejected", () => {
    expect(codeOfScan("")).toBeNull();
    expect(codeOfScan(`${ORIGIN}/dashboard/containers?code=`)).toBeNull();
    expect(codeOfScan("\u0002")).toBeNull();
  });
});
