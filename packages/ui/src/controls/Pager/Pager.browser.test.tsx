import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Pager } from "./Pager.tsx";
import "../../styles/index.css";

afterEach(cleanup);

it.each([
  [204, "standard"],
  [262, "standard"],
  [326, "standard"],
  [326, "glove"],
  [700, "glove"],
])("keeps its four buttons in one row with uncut labels, in %i px of a card in %s density", (width, density) => {
  render(
    <div style={{ width }} data-placard-density={density} data-testid="card">
      <Pager page={3} pageSize={50} total={1234} onChange={() => undefined} />
    </div>,
  );
  const ways = screen.getAllByRole("button").map((way) => way.getBoundingClientRect());
  expect(ways).toHaveLength(4);
  expect(new Set(ways.map(({ top }) => Math.round(top))).size).toBe(1);
  const card = screen.getByTestId("card").getBoundingClientRect();
  const texts = screen.getByRole("status");
  expect([texts.scrollWidth <= texts.clientWidth, Math.max(...ways.map(({ right }) => right)) <= card.right]).toEqual([
    true,
    true,
  ]);
  expect(texts.getBoundingClientRect().height).toBeLessThan(60);
});
