import { getLocationsByBusiness } from "@placard/api-client/internal";
import { meantMention } from "@placard/hazmat-core";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { drawn } from "../../../test/drawn.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);
afterEach(() => vi.restoreAllMocks());

const PAGE = "/dashboard/chemicals/add";
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
};
/** Waits until the form has asked about a text this many times, has its answer and has rendered the result. */
async function isAsked(meant: MockInstance<typeof chemicalSource.meant>, text: string, times: number): Promise<void> {
  await waitFor(() => expect(meant.mock.calls.filter(([requested]) => requested === text)).toHaveLength(times));
  // A later identical request resolves after the form's request.
  await meantMention(chemicalSource, { name: text, unNumber: null, casNumber: null });
  await drawn();
}
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

it("asks whether a fully typed name is the substance on file, then fills in number, class and level", async () => {
  const { user } = renderApp(PAGE, server);
  const name = await screen.findByRole("combobox", { name: /Chemical Name/ });
  await user.type(name, "Ammonia");
  await user.tab();
  await screen.findByText("Is this Ammonia, UN1005?");
  await user.click(screen.getByRole("button", { name: "Yes, fill in" }));
  expect(valueOf(/UN Number/)).toBe("1005");
  expect(valueOf(/Hazard Classification/)).toContain("2.3");
  const preview = screen.getByText("Shown to crews as").parentElement;
  await waitFor(() => expect(preview?.textContent).toContain("Extreme"));
  expect(screen.queryByText(/^Is this/)).toBeNull();
});

it("fills in blank fields from a number, shows it, and undoes it without asking again", async () => {
  const meant = vi.spyOn(chemicalSource, "meant");
  const { user } = renderApp(PAGE, server);
  await user.type(await screen.findByLabelText(/UN Number/), "UN1017");
  const said = await screen.findByText("Filled in from UN 1017");
  expect(said.closest(".placard-banner, [role=status], [role=note]")?.textContent).toContain(
    "Chlorine, UN1017, class 2.3",
  );
  expect(valueOf(/UN Number/)).toBe("UN1017");
  expect(valueOf(/Chemical Name/)).toBe("Chlorine");
  expect(valueOf(/Hazard Classification/)).toContain("2.3");
  expect(valueOf(/CAS number/)).toBe("7782-50-5");
  await user.type(screen.getByLabelText(/Hazard Classification/), ", by our sheet");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(valueOf(/UN Number/)).toBe("UN1017");
  expect(valueOf(/Chemical Name/)).toBe("");
  expect(valueOf(/CAS number/)).toBe("");
  expect(valueOf(/Hazard Classification/)).toContain(", by our sheet");
  await user.click(screen.getByRole("button", { name: /Unit/ }));
  await user.click(await screen.findByRole("option", { name: /\bkg\b/ }));
  await isAsked(meant, "UN1017", 2); // changing the unit would ask again
  expect(valueOf(/Chemical Name/)).toBe("");
  expect(screen.queryByText(/^Is this|^Filled in from/)).toBeNull();
});

it("asks before filling in a number next to a typed class, and keeps the typed values after No", async () => {
  const { user } = renderApp(PAGE, server);
  await user.type(await screen.findByLabelText(/Hazard Classification/), "Toxic");
  await user.type(screen.getByLabelText(/UN Number/), "1017");
  await screen.findByText("Is this Chlorine, UN1017?");
  await user.click(screen.getByRole("button", { name: "No" }));
  expect(screen.queryByText(/^Is this/)).toBeNull();
  expect(valueOf(/UN Number/)).toBe("1017");
  expect(valueOf(/Hazard Classification/)).toBe("Toxic");
  expect(valueOf(/Chemical Name/)).toBe("");
});

it("fills in the only transport entry of a CAS number", async () => {
  const { user } = renderApp(PAGE, server);
  await user.type(await screen.findByLabelText(/CAS number/), "67-64-1");
  await screen.findByText("Filled in from CAS 67-64-1");
  expect(valueOf(/Chemical Name/)).toBe("Acetone");
  expect(valueOf(/UN Number/)).toBe("1090");
});

it("asks which transport entry of a CAS number applies if there are several", async () => {
  const { user } = renderApp(PAGE, server);
  await user.type(await screen.findByLabelText(/CAS number/), "7664-41-7");
  await user.click(await screen.findByRole("button", { name: "Yes, fill in" }));
  expect(valueOf(/Chemical Name/)).toBe("Ammonia");
  expect(valueOf(/UN Number/)).toBe("1005");
});

it("asks nothing about an unknown name", async () => {
  const meant = vi.spyOn(chemicalSource, "meant");
  const { user } = renderApp(PAGE, server);
  await user.type(await screen.findByRole("combobox", { name: /Chemical Name/ }), "Tank 3 rinse");
  await user.tab();
  await isAsked(meant, "Tank 3 rinse", 1);
  expect(screen.queryByText(/^Is this/)).toBeNull();
});
