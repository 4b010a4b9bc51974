import { expect, it } from "vitest";
import { preferredBasemap, isFatal, withoutToken } from "./engine-choice.ts";

it.each([
  ["pk.token", "https://tiles.example/style", "mapbox"],
  [undefined, "https://tiles.example/style", "style"],
  [undefined, undefined, "embedded"],
  ["", "", "embedded"],
])("with token %j and style %j draws %s first", (token, style, ground) => {
  expect(preferredBasemap(token, style)).toBe(ground);
});

it("never shows a token, as a parameter or as a value", () => {
  const message = "Failed to fetch https://api.mapbox.com/styles/v1/x?access_token=pk.secret&y=1 with pk.secret";
  expect(withoutToken(message, "pk.secret")).not.toContain("pk.secret");
  expect(withoutToken(message, undefined)).toContain("access_token=…&y=1");
});

it.each(["A valid Mapbox access token is required", "Failed to initialize WebGL", "AJAXError: Unauthorized (401)"])(
  "treats %j as fatal",
  (message) => expect(isFatal(message)).toBe(true),
);

it("does not treat a missing sprite as fatal", () => {
  expect(isFatal("Image 'pin' could not be loaded.")).toBe(false);
});
