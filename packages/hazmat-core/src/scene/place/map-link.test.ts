import { expect, it } from "vitest";
import { coordinatesInLink } from "./map-link.ts";

it.each([
  "geo:44.51,-63.25",
  "geo:44.51,-63.25,12;crs=wgs84;u=35",
  "geo:0,0?q=44.51,-63.25(Spill)",
  "https://maps.google.com/?q=44.51,-63.25",
  "https://maps.google.com/maps?q=loc:44.51,-63.25",
  "https://www.google.com/maps/search/?api=1&query=44.51%2C-63.25",
  "https://www.google.com/maps/dir/?api=1&destination=44.51,-63.25",
  "https://www.google.com/maps/@44.51,-63.25,15z",
  "https://www.google.com/maps/place/44%C2%B030'36.0%22N+63%C2%B015'00.0%22W/@44.6,-63.4,17z",
  "https://www.google.com/maps/place/Pier/@44.6,-63.4,17z/data=!3m1!4b1!8m2!3d44.51!4d-63.25",
  "https://maps.apple.com/?ll=44.51,-63.25&q=Dropped%20Pin",
  "https://maps.apple.com/place?coordinate=44.51,-63.25&name=Marked%20Location",
  "https://www.openstreetmap.org/?mlat=44.51&mlon=-63.25#map=15/44.6/-63.4",
  "https://www.openstreetmap.org/#map=15/44.51/-63.25",
  "https://www.bing.com/maps?cp=44.51~-63.25&lvl=15",
  "https://www.bing.com/maps?sp=point.44.51_-63.25_Spill",
  "https://waze.com/ul?ll=44.51%2C-63.25&navigate=yes",
  "https://www.waze.com/live-map/directions?to=ll.44.51%2C-63.25",
  "Dropped pin: https://maps.google.com/?q=44.51,-63.25",
])("parses the position in %s", (link) => {
  expect(coordinatesInLink(link)).toEqual({ center: [-63.25, 44.51] });
});

it.each([
  ["a short link", "https://maps.app.goo.gl/abc123"],
  ["an address beside the middle of the map", "https://www.google.com/maps/place/Pier+Road/@44.6,-63.4,17z"],
  ["an address alone", "geo:0,0?q=Pier+Road"],
  ["longitude first", "https://yandex.com/maps/?ll=-63.25,44.51"],
  ["a broken escape", "https://maps.google.com/?q=%E0%A4%A"],
])("rejects a link with %s", (_what, link) => {
  expect(coordinatesInLink(link)).toEqual({ fault: "link" });
});

it("rejects a link with a position out of range, and ignores other text", () => {
  expect(coordinatesInLink("geo:95,10")).toEqual({ fault: "latitude" });
  expect(coordinatesInLink("100 Pier Road")).toBeNull();
});
