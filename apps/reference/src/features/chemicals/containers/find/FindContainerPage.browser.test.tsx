import { findContainer, getSameStock } from "@placard/api-client/internal";
import { encodeQR } from "qr";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, type AnsweringTable } from "../../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";

const { container } = findContainer.response.parse(findContainer.example.response);
const [same] = getSameStock.response.parse(getSameStock.example.response).chemicals;
if (same === undefined) throw new Error("The contract's example holds no row.");
const PAGE = "/dashboard/containers";

beforeEach(clearDevice);
afterEach(() => vi.restoreAllMocks());

const open = (path: string, table: AnsweringTable = {}) =>
  renderApp(path, {
    ...emptyBusiness,
    "GET /find-container/3": (query) =>
      query.get("code") === container.code ? { container } : problem(404, "not_found", "Not found."),
    "GET /get-due-containers/3": { containers: [] },
    "GET /get-sites-with-containers/3": { sites: [] },
    "GET /get-same-stock/41": { chemicals: [], total: 0 },
    ...table,
  });
const field = () => screen.findByLabelText("Container code");
const shown = () => screen.findByRole("heading", { name: `${container.code}: ${container.chemical_name}` });

it("shows the container of a label link in any letter case", async () => {
  open(`${PAGE}?code=k7qx-2m9p`);
  await shown();
  expect(screen.getByText("UN 1005 · CAS 7664-41-7")).toBeTruthy();
  expect(screen.getByText("Compressor room")).toBeTruthy();
  expect(screen.getByRole("link", { name: `All containers of ${container.chemical_name}` })).toHaveProperty(
    "search",
    "?chemical=41",
  );
});

it("accepts a code or a label link typed by a handheld scanner with Enter", async () => {
  const { user, address } = open(PAGE);
  await user.type(await field(), "https://placard.example/dashboard/containers?code=K7QX-2M9P{Enter}");
  await shown();
  expect(address()).toBe(`${PAGE}?code=K7QX-2M9P`);
});

it("requires a code, and reports that no container has it", async () => {
  const { user, calls } = open(PAGE);
  await user.click(await screen.findByRole("button", { name: "Find" }));
  expect(await screen.findByText("Type or scan the code first.")).toBeTruthy();
  expect(calls()).not.toContain("GET /find-container/3");
  await user.type(await field(), "other-1{Enter}");
  await screen.findByText("No container in your business has the code OTHER-1.");
});

it("moves the container it found", async () => {
  const { user, sent } = open(`${PAGE}?code=K7QX-2M9P`, { "PUT /update-container/71": { container } });
  await shown();
  await user.click(screen.getByRole("button", { name: "Move" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.clear(dialog.getByLabelText(/^Room/));
  await user.type(dialog.getByLabelText(/^Room/), "Yard");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByText("Container moved");
  expect(sent("PUT /update-container/71")).toEqual({ room: "Yard", cabinet: "", version: container.version });
});

it("moves it only to another site that has the chemical on file", async () => {
  const { user, sent, calls } = open(`${PAGE}?code=K7QX-2M9P`, {
    "GET /get-same-stock/41": { chemicals: [{ ...same, id: 51, location_id: 22, location_name: "Depot" }], total: 1 },
    "PUT /update-container/71": { container },
  });
  await shown();
  await user.click(screen.getByRole("button", { name: "Move" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Sites with this chemical on file/);
  await user.click(dialog.getByRole("button", { name: /Site/ }));
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Pier Road plant"),
    expect.stringContaining("Depot"),
  ]);
  await user.click(screen.getByRole("option", { name: /Depot/ }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Room/).value).toBe("");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByText("Container moved");
  expect(sent("PUT /update-container/71")).toMatchObject({ chemical_id: 51, room: "", cabinet: "" });
  expect(calls().filter((call) => call.includes("get-chemicals-by-business"))).toEqual([]);
});

it("shows how many further sites there are and finds them by typing", async () => {
  const rowAt = (id: number, location_name: string) => ({ ...same, id, location_id: id, location_name });
  const { user, sent } = open(`${PAGE}?code=K7QX-2M9P`, {
    "GET /get-same-stock/41": (query) =>
      query.get("search") === "quay"
        ? { chemicals: [rowAt(900, "Quay 12")], total: 1 }
        : { chemicals: [rowAt(51, "Depot")], total: 1240 },
    "PUT /update-container/71": { container },
  });
  await shown();
  await user.click(screen.getByRole("button", { name: "Move" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^The first 1 of 1\s240 are listed/);
  await user.type(dialog.getByLabelText("Find a site, room or cabinet"), "quay");
  await waitFor(() => expect(dialog.queryByText(/are listed/)).toBeNull());
  await user.click(dialog.getByRole("button", { name: /Site/ }));
  await user.click(await screen.findByRole("option", { name: /Quay 12/ }));
  await user.clear(dialog.getByLabelText("Find a site, room or cabinet"));
  await dialog.findByText(/are listed/);
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByText("Container moved");
  expect(sent("PUT /update-container/71")).toMatchObject({ chemical_id: 900 });
});

it("lists expired and expiring containers with links to their chemicals", async () => {
  open(PAGE, { "GET /get-due-containers/3": { containers: [{ ...container, expires_on: "2020-01-31" }] } });
  const row = await screen.findByRole("row", { name: new RegExp(container.code) });
  expect(row.textContent).toMatch(/31 Jan 2020Expired \d+ days ago/);
  expect(within(row).getByRole("link", { name: container.chemical_name })).toHaveProperty("search", "?chemical=41");
});

describe("the camera", () => {
  const give = (answer: () => Promise<MediaStream>) =>
    vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(answer);

  it.each([
    ["NotAllowedError", "Camera access is blocked for this page.", /lock or camera icon/],
    ["NotFoundError", "No camera found.", /Connect one/],
    ["NotReadableError", "The camera could not be started.", /Close other apps/],
  ])("without access (%s) explains the reason and the fix, and can be tried again", async (name, title, help) => {
    const requested = give(() => Promise.reject(new DOMException("Refused.", name)));
    const { user } = open(PAGE);
    await user.click(await screen.findByRole("button", { name: "Scan with the camera" }));
    await screen.findByText(title);
    expect(screen.getByText(help)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    expect(await field()).toBeTruthy(); // typing remains available
  });

  it("reads a label and is released afterwards", async () => {
    const canvas = drawn("https://placard.example/dashboard/containers?code=K7QX-2M9P");
    const stream = canvas.captureStream(10);
    const drawing = setInterval(() => canvas.getContext("2d")?.fillRect(0, 0, 1, 1), 100);
    give(() => Promise.resolve(stream));
    const { user, address } = open(PAGE);
    await user.click(await screen.findByRole("button", { name: "Scan with the camera" }));
    await screen.findByLabelText("Camera view");
    expect((await screen.findByRole("heading", { name: /^K7QX-2M9P/ })).tagName).toBe("H2");
    expect(address()).toBe(`${PAGE}?code=K7QX-2M9P`);
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
    clearInterval(drawing);
  });

  it("reads bar codes in browsers that support them, and reports it in others", async () => {
    const formats = ["qr_code", "code_128", "ean_13"];
    class Detector {
      static readonly getSupportedFormats = async () => formats;
      readonly detect = async () => [{ rawValue: "4006381333931" }];
    }
    const native = window.BarcodeDetector;
    give(() => Promise.resolve(drawn("").captureStream(5)));
    try {
      window.BarcodeDetector = Detector;
      const { user, address } = open(PAGE);
      await user.click(await screen.findByRole("button", { name: "Scan with the camera" }));
      await screen.findByText("No container in your business has the code 4006381333931.");
      expect(address()).toContain("4006381333931");
      formats.length = 0; // not usable: the fallback reader is used
      await user.click(screen.getByRole("button", { name: "Scan with the camera" }));
      expect(await screen.findByText(/This browser can scan QR codes/)).toBeTruthy();
    } finally {
      if (native === undefined) delete window.BarcodeDetector;
      else window.BarcodeDetector = native;
    }
  });

  it("is released on Stop", async () => {
    const stream = drawn("nothing that is looked for").captureStream(1);
    stream.getVideoTracks()[0]?.dispatchEvent(new Event("mute"));
    give(() => Promise.resolve(stream));
    const { user } = open(PAGE);
    await user.click(await screen.findByRole("button", { name: "Scan with the camera" }));
    await user.click(screen.getByRole("button", { name: "Stop the camera" }));
    await waitFor(() => expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended"]));
  });
});

/** Draws a text as a QR code on a camera picture; a blank text gives a white picture. */
function drawn(text: string): HTMLCanvasElement {
  const squares = encodeQR(text, "raw", { ecc: "quartile", border: 4 });
  const canvas = document.createElement("canvas");
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("Drawing is not supported here.");
  context.fillStyle = "white";
  context.fillRect(0, 0, 640, 480);
  if (text === "") return canvas;
  context.fillStyle = "black";
  const side = Math.floor(440 / squares.length);
  for (const [y, row] of squares.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(90 + x * side, 20 + y * side, side, side);
  }
  return canvas;
}

it("prints the labels of all containers of a site, grouped by chemical", async () => {
  const requested: (string | null)[] = [];
  const { user, calls } = open(PAGE, {
    "GET /get-sites-with-containers/3": {
      sites: [{ location_id: 21, location_name: "Pier Road plant", containers: 3 }],
    },
    "GET /get-containers-by-business/3": (query) => {
      requested.push(query.get("location_id"));
      return { containers: [container, { ...container, id: 72, code: "B-2" }, { ...container, id: 73, code: "B-3" }] };
    },
  });
  await screen.findByRole("heading", { name: "Labels for a whole site" });
  // The only site with containers is preselected.
  await user.click(screen.getByRole("button", { name: "Print labels" }));
  const dialog = await screen.findByRole("dialog", { name: "Print labels" });
  expect(dialog.textContent).toContain("3 labels on 1 page");
  expect(requested).toEqual(["21"]);
  expect(calls().filter((call) => call.includes("get-chemicals-by-business"))).toEqual([]);
});
