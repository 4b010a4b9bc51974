// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { EMPTY_PLUME, type PlumeValues } from "../entry/plume-values.ts";
import { usePlumeForm } from "../entry/plume-form-state.ts";
import { MetarField } from "./MetarField.tsx";

afterEach(cleanup);

const REPORT = "CYHZ 211200Z 24010KT CAVOK 11/08 Q1018";

function Page({ metar = "" }: { readonly metar?: string }) {
  const initial: PlumeValues = { ...EMPTY_PLUME, metar };
  const form = usePlumeForm({ initial, validate: () => ({}), submit: async () => ({}) });
  return (
    <>
      <MetarField form={form} />
      <output>{`${form.values.wind_from} ${form.values.temperature_c}`}</output>
    </>
  );
}

it("parses a report that was pasted before its parser had loaded", async () => {
  render(<Page metar={REPORT} />);
  expect((await screen.findByText(/^METAR CYHZ 211200Z/)).textContent).toMatch(/^METAR CYHZ 211200Z/);
  expect(screen.getByRole("status").textContent).toBe("240 11");
});

it("rejects a forecast with a message, and states that only the first of two reports is used", async () => {
  const { unmount } = render(<Page metar="TAF CYHZ 211140Z 2112/2212 24010KT P6SM OVC020" />);
  expect(await screen.findByText(/^This is a forecast \(TAF\)\./)).toBeTruthy();
  expect(screen.getByRole("status").textContent.trim()).toBe("");
  unmount();
  render(<Page metar={`${REPORT}= CYAW 211130Z 09025KT OVC004 15/15 Q1002=`} />);
  const note = await screen.findByText(/^METAR CYHZ 211200Z/);
  expect(note.textContent).toMatch(/Only the first report in the text is used\.$/);
  expect(screen.getByRole("status").textContent).toBe("240 11");
});

it("keeps typed text immediately, reports it as incomplete only after the parser has loaded, and parses it when complete", async () => {
  render(<Page />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /METAR/ });
  await userEvent.type(field, "CYHZ");
  expect(field.value).toBe("CYHZ");
  expect(await screen.findByText(/Not a complete METAR/)).toBeTruthy();
  await userEvent.type(field, REPORT.slice(4));
  await screen.findByText(/^METAR CYHZ 211200Z/);
  expect(screen.getByRole("status").textContent).toBe("240 11");
});
