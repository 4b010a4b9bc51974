import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { records, sampleCard, sampleSafety } from "../../testing/samples.ts";
import { ChemicalRecordView } from "./ChemicalRecordView.tsx";

afterEach(cleanup);

it("scrolls to the full record if its button is pressed before the record is rendered", async () => {
  const [card, safety] = await Promise.all([sampleCard("chlorine"), sampleSafety("chlorine")]);
  render(<ChemicalRecordView record={records.chlorine} card={card} safety={safety} />);
  act(() => screen.getByRole("button", { name: "Full record" }).click());
  expect(screen.queryByRole("group", { name: "Full record" })).toBeNull(); // rendered after the next frame
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "Full record" })));
});
