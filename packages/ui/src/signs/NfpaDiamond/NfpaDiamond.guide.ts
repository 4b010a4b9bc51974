import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Draws the NFPA 704 diamond declared or derived for a substance or site, with text and its source.",
  avoid: [
    "To rate a transport hazard: `HazardBadge` and `UnPlacard`. NFPA 704 is for fixed sites.",
    "To guess a rating: `null` draws `?`, which is not `0`.",
  ],
  anatomy: [
    "The meaning of each field in words",
    "Who declared it, and when",
    "The diamond: health blue, fire red, instability yellow, special white",
  ],
  states: {
    declared: "Degrees 0 to 4 in their fields.",
    derived: "A degree by the criteria of NFPA 704, with what it rests on and the lower listed degree.",
    "field unknown": "`?` in that field, read out as unknown.",
    "no declared rating": "`rating` is `null`: four fields with `?`, and the text says so.",
    bare: "`isBare`: the drawing alone, 72 px at least where it is read.",
  },
  keyboard: {},
  kinds: ["sign"],
};
