import { getLocationsByBusiness, getPicturesByLocation } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [plant] = getLocationsByBusiness.example.response.locations;
const [gate] = getPicturesByLocation.example.response.pictures;
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": { pictures: [gate] },
  "GET /get-users-by-business/3": { users: [], contacts: [] },
};

it("lists what is deleted with a location before deleting it", async () => {
  const { user } = renderApp("/dashboard/locations", {
    ...server,
    "DELETE /delete-location/21": { deleted_chemicals: 5 },
  });
  await user.click(await screen.findByRole("button", { name: "Delete Pier Road plant" }));
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog.textContent).toContain("Also deleted: 5 chemicals and 1 picture."));
  await user.type(within(dialog).getByRole("textbox"), "Pier Road plant");
  await user.click(within(dialog).getByRole("button", { name: "Delete location" }));
  await screen.findByText("Location deleted");
});

it("shows a Viewer the reason once, next to buttons of the usual height", async () => {
  renderApp("/dashboard/locations", {
    ...server,
    "GET /session": { user: { ...dana, role: "Viewer", user_role: false } },
  });
  const reason = "Managers and Admins can change locations. Your role is Viewer.";
  await screen.findByRole("button", { name: "Delete Pier Road plant" });
  await screen.findAllByText(reason);
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;
  const link = screen.getByRole("link", { name: "Recently deleted" });
  await waitFor(() => expect(heightOf(link)).toBe(heightOf(screen.getByRole("button", { name: "Add Location" }))));
  const visible = screen
    .getAllByText(reason)
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  expect(visible).toHaveLength(1);
});

it("shows a safety feature as unknown if not stated", async () => {
  const { user } = renderApp("/dashboard/locations", server);
  await user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Sprinklers").parentElement?.textContent).toBe("Sprinklers unknown");
});

it("keeps the input if the server rejects a new location", async () => {
  const { user, address } = renderApp("/dashboard/locations/add", {
    ...server,
    "POST /insert-location": problem(500, "internal_error", "Something went wrong on the server."),
  });
  await user.type(await screen.findByLabelText("Location Name"), "Pump hall");
  await user.type(screen.getByLabelText("Civic Address"), "1 Shore Road");
  await user.tab(); // closes the suggestions
  await user.click(screen.getByRole("checkbox", { name: /^Set the pin later/ }));
  await user.click(screen.getByRole("button", { name: "Save location" }));
  await screen.findByText("Location Creation Failed");
  expect(screen.getByLabelText("Location Name")).toHaveProperty("value", "Pump hall");
  expect(address()).toBe("/dashboard/locations/add");
});

it("requires the two mandatory fields of a location", async () => {
  const { user, calls } = renderApp("/dashboard/locations/add", server);
  await user.click(await screen.findByRole("button", { name: "Save location" }));
  await screen.findByText("Location name is required");
  await screen.findByText("Civic address is required");
  expect(calls()).not.toContain("POST /insert-location");
});
