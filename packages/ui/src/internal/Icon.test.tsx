import { Eye } from "lucide";
import { Eye as EyeOfLucide } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon } from "./Icon.tsx";

/** Tags and attributes of a drawn icon, sorted, without the class of its name. */
function partsOf(markup: string): readonly string[] {
  return [...markup.replace(" lucide-eye", "").matchAll(/<(\w+)|[\w-]+="[^"]*"/g)].map(([found]) => found).toSorted();
}

it.each([{}, { className: "large" }, { size: 16 }, { role: "img", "aria-label": "Not live" }, { "aria-hidden": true }])(
  "draws the same icon as Lucide: %j",
  (properties) => {
    const own = renderToStaticMarkup(<Icon of={Eye} {...properties} />);
    expect(partsOf(own)).toEqual(partsOf(renderToStaticMarkup(createElement(EyeOfLucide, properties))));
  },
);

it("hides an icon without a role from screen readers", () => {
  expect(renderToStaticMarkup(<Icon of={Eye} />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Icon of={Eye} role="img" aria-label="Not live" />)).not.toContain("aria-hidden");
});
