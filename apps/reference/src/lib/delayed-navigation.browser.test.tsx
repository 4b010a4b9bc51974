import {
  createIncident,
  getChemicalsByBusiness,
  getContainers,
  getDepartment,
  getLocationsByBusiness,
  updateDepartment,
} from "@placard/api-client/internal";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeMode } from "../incident/incident-store.ts";
import { createAppRouter } from "../routes.tsx";
import type { RetriedPart } from "../shell/loading/retried-part.tsx";
import { emptyBusiness } from "../test/business-answers.ts";
import { inventoryAnswers } from "../test/inventory-answers.ts";
import { alex, newPersonId } from "../test/people.ts";
import { clearDevice, renderApp } from "../test/render-app.tsx";
import { afterFrame } from "./device/after-frame.ts";

beforeEach(clearDevice);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Delays the code of a page, which the router waits for before showing the page. */
function holdCode(routeId: keyof ReturnType<typeof createAppRouter>["routesById"]): { readonly release: () => void } {
  const code = Promise.withResolvers<void>();
  const { component } = createAppRouter().routesById[routeId].options;
  vi.spyOn(component as RetriedPart<object>, "preload").mockReturnValue(code.promise);
  return { release: () => code.resolve() };
}

describe("a search text in the address", () => {
  const [ammonia] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
  if (ammonia === undefined) throw new Error("The contract's example holds no chemical.");
  const toluene = { ...ammonia, id: 9, name: "Toluene", sheets: [] };
  const rows = [ammonia, toluene];
  const containers = `Containers (${toluene.containers_count}) of Toluene`;
  const box = () => screen.findByRole<HTMLInputElement>("searchbox");

  /** Shows the inventory and types a name, without waiting for the pause after typing. */
  async function typeToluene() {
    const page = renderApp("/dashboard/chemicals", {
      ...emptyBusiness,
      ...inventoryAnswers(() => rows),
      "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
      "GET /get-containers/9": {
        ...getContainers.example.response,
        chemical: { ...getContainers.example.response.chemical, id: 9, name: "Toluene" },
      },
    });
    const field = await box();
    await screen.findByRole("button", { name: containers });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.change(field, { target: { value: "toluene" } });
    return page;
  }

  function endPause(): void {
    act(() => void vi.advanceTimersByTime(10_000));
    vi.useRealTimers();
  }

  it("does not replace a page opened in the pause after typing that is still loading", async () => {
    const code = holdCode("/data/business/frame/dashboard/chemicals/containers");
    const { address } = await typeToluene();
    fireEvent.click(screen.getByRole("button", { name: containers }));
    endPause();
    expect((await box()).value).toBe("toluene");
    code.release();
    await screen.findByRole("heading", { level: 1, name: "Containers of Toluene" });
    expect(address()).toBe("/dashboard/chemicals/containers?chemical=9");
  });

  it("is applied if the user goes back before the other page has loaded", async () => {
    holdCode("/data/business/frame/dashboard/chemicals/containers");
    const { address, back } = await typeToluene();
    fireEvent.click(screen.getByRole("button", { name: containers }));
    endPause();
    back();
    await waitFor(() => expect(address()).toBe("/dashboard/chemicals?search=toluene"));
    await waitFor(() => expect(screen.queryByText(ammonia.name)).toBeNull());
    expect((await box()).value).toBe("toluene");
  });

  it("keeps a filter chosen in the pause after typing", async () => {
    const { address } = await typeToluene();
    fireEvent.click(screen.getByLabelText(/^Without a data sheet/));
    endPause();
    await waitFor(() => expect(address()).toBe("/dashboard/chemicals?search=toluene&attention=no_sheet"));
  });
});

it("does not return the user to the workspace to write the opened chemical into its address", async () => {
  const id = newPersonId();
  writeMode(localStorage, id, { kind: "quick-search" });
  const { user, address } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id, user_id: id } },
  });
  await user.type(await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" }), "chlorine");
  const [chlorine] = await screen.findAllByRole("option", { name: /^Chlorine/ });
  const code = holdCode("/data/responder/frame/responder");
  fireEvent.click(chlorine as HTMLElement);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await act(() => new Promise<void>((resolve) => void afterFrame(resolve)));
  expect(address()).toBe("/responder");
  code.release();
  await screen.findByRole("heading", { name: "What do you need?" });
});

describe("a page that follows a saved form", () => {
  it("does not replace a page opened since that is still loading", async () => {
    const saving = Promise.withResolvers<object>();
    const department = getDepartment.example.response.department;
    const { user, address } = renderApp("/subscription/responder", {
      "GET /session": { user: alex },
      [`GET /get-department/${alex.department_id}`]: { department },
      [`PUT /update-department/${alex.department_id}`]: () => saving.promise,
    });
    await user.click(await screen.findByRole("radio", { name: /^Basic/ }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const code = holdCode("/data/");
    await user.click(document.querySelector(".app-public-header a") as HTMLElement);
    saving.resolve(updateDepartment.example.response);
    await screen.findByText("Subscription updated!");
    expect(address()).toBe("/");
    code.release();
    await screen.findByRole("heading", { level: 1 });
    expect(address()).toBe("/");
  });

  it("does not open after the user has gone back", async () => {
    const creating = Promise.withResolvers<object>();
    const id = newPersonId();
    const { user, address, back } = renderApp("/responder/incidents", {
      "GET /session": { user: { ...alex, id, user_id: id } },
      "POST /create-incident": () => creating.promise,
    });
    await user.click(await screen.findByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: /^New Incident/ }));
    await user.type(await screen.findByRole("textbox"), "Tank leak");
    await user.click(screen.getByRole("button", { name: "Create Incident" }));
    back();
    await waitFor(() => expect(address()).toBe("/responder/incidents"));
    creating.resolve(createIncident.example.response);
    await screen.findByText("Incident Created");
    expect(address()).toBe("/responder/incidents");
  });
});
