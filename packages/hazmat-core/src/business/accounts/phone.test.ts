import { expect, it } from "vitest";
import { isPhone, normalPhone, phoneLink, phonesIn, readPhone } from "./phone.ts";

it.each([
  ["+1 902 555 0143", "+19025550143"],
  ["902 555 0143", "+19025550143"],
  ["1 (207) 555‑0100", "+12075550100"],
  ["902.555.0143", "+19025550143"],
  ["(902) 555-0143 ext. 12", "+19025550143;ext=12"],
  ["902-555-0143x12", "+19025550143;ext=12"],
  ["902-555-0143, 12", "+19025550143;ext=12"],
  ["902 555 0143 #12", "+19025550143;ext=12"],
  ["902 555-0143 poste 12", "+19025550143;ext=12"],
  ["902 555 0143 anexo 0012", "+19025550143;ext=0012"],
  ["+1 902 555 0143;ext=12", "+19025550143;ext=12"],
  ["（９０２）５５５－０１４３", "+19025550143"],
  ["٩٠٢٥٥٥٠١٤٣", "+19025550143"],
  ["+44 20 7946 0958", "+442079460958"],
  ["011 44 20 7946 0958", "+442079460958"],
  ["+81 3 1234 5678", "+81312345678"],
])("parses %j as %s", (text, normal) => {
  expect(normalPhone(text)).toBe(normal);
});

it.each([
  "",
  " ",
  "x",
  "12",
  "911",
  "٩١١",
  "n/a",
  "none",
  "call the gate",
  "ask at the gate",
  "555 0143",
  "902 555 014",
  "000 000 0000",
  "123 456 7890",
  "999 999 9999",
  "+999 123456789",
  "1-800-PLACARD, 1",
  "902 555 0143 / 902 555 0144",
  "902 555 0143 ask for Jo",
  "902 555 0143 ext. 123456789",
  "jo@harbour.example",
  "9".repeat(2000),
])("rejects %j", (text) => {
  expect(isPhone(text)).toBe(false);
  expect(normalPhone(text)).toBeNull();
});

it("adds the extension after the number in a tel link", () => {
  expect(
    [readPhone("902 555 0143 poste 12"), readPhone("+44 20 7946 0958")].map((read) => read && phoneLink(read)),
  ).toEqual(["tel:+19025550143,12", "tel:+442079460958"]);
});

it.each([
  ["call 902 555 0143, night 902 555 0144 ext. 3", ["tel:+19025550143", "tel:+19025550144,3"]],
  ["902 555 0143 (night)", ["tel:+19025550143"]],
  ["call the gate, unit 12", []],
  ["n/a", []],
])("finds the numbers inside %j", (text, links) => {
  expect(phonesIn(text).map(phoneLink)).toEqual(links);
});
