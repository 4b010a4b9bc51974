import { expect, it } from "vitest";
import { strictPage } from "./strict-pages.ts";

it("moves inline scripts to files, in order and with their attributes", () => {
  const { html, scripts } = strictPage(
    '<p>a</p><script>one()</script><script type="module">import "./two.js"</script>',
  );
  expect(html).toMatch(
    /^<p>a<\/p><script src="\.\/inline-\w{12}\.js"><\/script><script type="module" src="\.\/inline-/,
  );
  expect(Object.values(scripts)).toEqual(["one()", 'import "./two.js"']);
});

it("leaves script files and data blocks unchanged", () => {
  const page = '<script src="main.js"></script><script type="application/ld+json">{"a": 1}</script>';
  expect(strictPage(page)).toEqual({ html: page, scripts: {} });
});
