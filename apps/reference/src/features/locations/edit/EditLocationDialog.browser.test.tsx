import { getLocationsByBusiness } from "@placard/api-client";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [location] = getLocationsByBusiness.example.response.locations;
if (location === undefined) throw new Error("The contract's example holds no location.");

it("changes a location from its dialog, and says no where it is no", async () => {
  const { user, sent } = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [location] },
    [`GET /get-pictures-by-location/${location.id}`]: { pictures: [] },
    [`PUT /update-location/${location.id}`]: { location },
  });
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${location.name}`) }, { timeout: 30_000 }));
  await user.click(await screen.findByRole("button", { name: "Edit location" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit Location" });
  const name = within(dialog).getByLabelText(/Location Name/);
  await user.clear(name);
  await user.type(name, "Pier 9");
  const alarm = within(dialog).getByRole("radiogroup", { name: /alarm/i });
  await user.click(within(alarm).getByRole("radio", { name: "No" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await screen.findByText("Location updated");
  expect(sent(`PUT /update-location/${location.id}`)).toMatchObject({
    name: "Pier 9",
    fire_alarm: false,
    civic_address: location.civic_address,
    version: location.version,
  });
}, 60_000);
