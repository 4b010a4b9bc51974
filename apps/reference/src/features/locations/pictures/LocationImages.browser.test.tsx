import { getLocationsByBusiness, getPicturesByLocation, uploadPicture } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { problem, type AnsweringTable } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";
import { textPdf } from "../../../test/text-pdf.ts";

beforeEach(clearDevice);
afterEach(() => vi.unstubAllGlobals());

const [plant] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const [gate] = getPicturesByLocation.response.parse(getPicturesByLocation.example.response).pictures;
if (plant === undefined || gate === undefined) throw new Error("The contract's examples hold no rows.");
const door = { ...gate, id: 33, description: "South door" };
const plan = { ...gate, id: 34, description: "Pier Road plant floor plan" };

async function openImages(table: AnsweringTable = {}) {
  const app = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [plant] },
    "GET /get-pictures-by-location/21": { pictures: [gate, door, plan] },
    "GET /get-users-by-business/3": { users: [], contacts: [] },
    ...table,
  });
  await app.user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await app.user.click(await screen.findByRole("tab", { name: /^Images/ }));
  return app;
}

it("edits the description of a picture and the order of entrances", async () => {
  const { user, sent } = await openImages({ "PUT /update-picture/33": { picture: door } });
  await user.click(await screen.findByRole("button", { name: "Edit South door" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit picture" });
  const texts = within(dialog).getByLabelText("Description");
  await user.clear(texts);
  await user.type(texts, "Floor plan by the door");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await within(dialog).findByText(/Do not use the words “floor plan”/);
  await user.clear(texts);
  await user.type(texts, "Loading dock, east");
  await user.click(within(dialog).getByRole("button", { name: /Position/ }));
  await user.click(await screen.findByRole("option", { name: "First of 2" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await screen.findByText("Picture saved");
  expect(sent("PUT /update-picture/33")).toEqual({ description: "Loading dock, east", place: 1, version: 1 });
});

it("shows a description changed by someone else and continues from it", async () => {
  const theirs = { ...door, description: "Door B, badge needed", version: 2 };
  const { user } = await openImages({
    "PUT /update-picture/33": (_, body) =>
      (body as { version: number }).version === 2
        ? { picture: theirs }
        : {
            status: 409,
            body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current: theirs },
          },
  });
  await user.click(await screen.findByRole("button", { name: "Edit South door" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit picture" }));
  await user.type(dialog.getByLabelText("Description"), ", east");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await dialog.findByText(/^Saved version: Door B, badge needed\./);
  expect(dialog.getByLabelText("Description")).toHaveProperty("value", "South door, east");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Picture saved");
});

it("keeps the floor plan in its category and does not ask for its position", async () => {
  const { user, calls } = await openImages();
  await user.click(await screen.findByRole("button", { name: "Edit Pier Road plant floor plan" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit picture" });
  expect(within(dialog).queryByRole("button", { name: /Position/ })).toBeNull();
  const texts = within(dialog).getByLabelText("Description");
  await user.clear(texts);
  await user.type(texts, "Pump hall");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await within(dialog).findByText(/Keep the words “floor plan”/);
  expect(calls().filter((call) => call.startsWith("PUT /update-picture"))).toEqual([]);
});

it("explains at each button why a role cannot change pictures", async () => {
  await openImages({ "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } });
  const edit = await screen.findByRole("button", { name: "Edit South door" });
  await waitFor(() => expect(edit.getAttribute("aria-disabled")).toBe("true"));
  const reason = document.getElementById(edit.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain("Your role is Viewer");
  edit.focus();
  expect(getComputedStyle(reason ?? edit).visibility).toBe("visible");
});

it("names each failed file with its reason and uploads it again separately", async () => {
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads use fetch, which the test answers
  let tries = 0;
  const { user, calls } = await openImages({
    "GET /get-pictures-by-location/21": { pictures: [gate] },
    "POST /upload-picture": () => {
      tries += 1;
      return tries === 2
        ? problem(415, "file_type_refused", "This file type is not accepted.")
        : uploadPicture.example.response;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Upload images" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload images" }));
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"][multiple]');
  if (input === null) throw new Error("There is no field for entrance images.");
  await user.upload(
    input,
    ["dock.jpg", "yard.jpg"].map((name) => new File(["a picture"], name, { type: "image/jpeg" })),
  );
  await user.click(dialog.getByRole("button", { name: "Upload" }));
  const failed = within(await dialog.findByRole("list", { name: "Files not uploaded" }));
  expect(failed.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "yard.jpg This file type is not accepted.Try again",
  ]);
  await user.click(failed.getByRole("button", { name: "Try again: yard.jpg" }));
  await screen.findByText("Successfully uploaded 1 file(s).");
  expect(calls().filter((call) => call === "POST /upload-picture")).toHaveLength(3);
});

it("shows the floor plan with a picture of its first page, its file name and its size", async () => {
  await openImages({
    "GET /get-pictures-by-location/21": {
      pictures: [{ ...plan, filename: "pier-road-level-1.pdf", size_bytes: 2_621_440 }],
    },
    "GET /get-picture-file/34": () => new Blob([textPdf("Level 1")], { type: "application/pdf" }),
  });
  const file = await screen.findByText(/^pier-road-level-1\.pdf · 2\.5 MB/);
  const row = file.closest(".app-floor-plan");
  const picture = await waitFor(() => {
    const image = row?.querySelector("img");
    if (image === null || image === undefined || image.naturalWidth === 0) throw new Error("No picture is drawn yet.");
    return image;
  });
  expect(picture.src).toMatch(/^blob:/);
  expect(Math.max(picture.naturalWidth, picture.naturalHeight)).toBe(192);
});
