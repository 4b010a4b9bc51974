import { bundledChemicalSource } from "@placard/hazmat-core";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PlumePanel } from "./PlumePanel.tsx";

afterEach(cleanup);

const HINT = "Enter latitude and longitude, such as 44.6652, −63.5677.";
const addressField = (): HTMLElement => screen.getByRole("combobox", { name: /address/i });

it("accepts coordinates without a geocoder, and asks for latitude and longitude", async () => {
  render(<PlumePanel source={bundledChemicalSource()} />);
  const field = addressField();
  expect(screen.getByText(HINT).id).toBe(field.getAttribute("aria-describedby"));
  await userEvent.type(field, "Pier 21");
  expect(await screen.findByText(/^No matching address\. Your text is kept/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "44.66360, -63.56850");
  await userEvent.click(await screen.findByRole("option", { name: /44\.66360/ }));
  expect(await screen.findByText(/44\.6636/)).toBeTruthy();
  expect(screen.queryByText(HINT)).toBeNull();
});

it("searches for addresses as soon as the host has a geocoder", async () => {
  const { rerender } = render(<PlumePanel source={bundledChemicalSource()} />);
  const pier = { id: "1", place_name: "Pier 21", center: [-63.56, 44.64], precision: "point", source: "test" } as const;
  const geocoder = { suggest: async () => [pier] };
  rerender(<PlumePanel source={bundledChemicalSource()} geocoder={geocoder} />);
  expect(screen.queryByText(HINT)).toBeNull();
  await userEvent.type(addressField(), "Pier");
  expect(await screen.findByRole("option", { name: /Pier 21/ })).toBeTruthy();
});
