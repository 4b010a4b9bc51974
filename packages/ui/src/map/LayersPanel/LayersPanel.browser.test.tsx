import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { LayersPanel, type MapLayer } from "./LayersPanel.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(cleanup);

const LAYERS: readonly MapLayer[] = [
  { id: "aegl-3", label: "AEGL-3", note: "330 ppm" },
  { id: "aegl-2", label: "AEGL-2", note: "83 ppm" },
  { id: "lel", label: "10% LEL", note: "does not burn", isMissing: true },
];

function Stage({ first }: { first: readonly string[] }) {
  const [visible, setVisible] = useState(first);
  return (
    <>
      <LayersPanel layers={LAYERS} visible={visible} onChange={setVisible} />
      <output>{visible.join(" ")}</output>
    </>
  );
}

it("offers Show All only while some layers are hidden, and shows each that can be drawn", async () => {
  render(<Stage first={["aegl-3", "aegl-2"]} />);
  expect(screen.queryByRole("button", { name: "Show All" })).toBeNull();
  await userEvent.click(screen.getByText("AEGL-2"));
  expect(screen.getByRole("status")).toHaveTextContent("aegl-3");
  await userEvent.click(screen.getByRole("button", { name: "Show All" }));
  expect(screen.getByRole("status")).toHaveTextContent("aegl-3 aegl-2");
  expect(screen.queryByRole("button", { name: "Show All" })).toBeNull();
});

it("keeps the line of a layer that cannot be drawn, with the reason, and shows how many can be drawn", () => {
  render(<Stage first={["aegl-3", "aegl-2"]} />);
  expect(screen.getByText("does not burn")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /LEL/ })).toBeDisabled();
  expect(screen.getByText("2 of 3")).toBeVisible();
});
