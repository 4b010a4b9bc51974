import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Button } from "../controls/Button/Button.tsx";
import "./index.css";

const PURPLE = "rgb(122, 31, 162)";

afterEach(() => {
  cleanup();
  document.getElementById("host-theme")?.remove();
});

/** A page of a host with its own style sheet: a button on the page, in a wrapper and in an element with a named theme. */
function renderHost(css: string): void {
  const style = document.createElement("style");
  style.id = "host-theme";
  style.textContent = css;
  document.head.append(style);
  render(
    <>
      <Button variant="primary">Page</Button>
      <div className="portal">
        <Button variant="primary">Wrapper</Button>
      </div>
      <div data-placard-theme="dark">
        <Button variant="primary">Dark</Button>
      </div>
    </>,
  );
}

const styleOf = (name: string): CSSStyleDeclaration => getComputedStyle(screen.getByRole("button", { name }));
const purpleButtons = (): readonly string[] =>
  ["Page", "Wrapper", "Dark"].filter((name) => styleOf(name).backgroundColor === PURPLE);

it.each([
  [":root", ["Page", "Wrapper"]],
  [".portal", ["Wrapper"]],
  ['[data-placard-theme="dark"]', ["Dark"]],
])("colours the buttons inside %s, except where a named theme declares the colour", (selector, names) => {
  renderHost(`${selector} { --placard-color-accent: ${PURPLE} }`);
  expect(purpleButtons()).toEqual(names);
});

it("applies corners and type of :root in every theme", () => {
  renderHost(":root { --placard-radius-control: 3px; --placard-font-ui: monospace }");
  for (const name of ["Page", "Wrapper", "Dark"]) {
    expect(styleOf(name).borderRadius).toBe("3px");
    expect(styleOf(name).fontFamily).toBe("monospace");
  }
});

it.each(["dark", "night", "sun"])("applies the theme %s only inside its element", (theme) => {
  renderHost("");
  const light = styleOf("Page").backgroundColor;
  document.querySelector(".portal")?.setAttribute("data-placard-theme", theme);
  expect(styleOf("Wrapper").backgroundColor).not.toBe(light);
  expect(styleOf("Page").backgroundColor).toBe(light);
});

it("makes controls 64 px high inside an element with glove density", () => {
  renderHost("");
  document.querySelector(".portal")?.setAttribute("data-placard-density", "glove");
  expect(styleOf("Wrapper").minHeight).toBe("64px");
  expect(styleOf("Page").minHeight).not.toBe("64px");
});
