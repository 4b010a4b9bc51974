import type { Page, Route } from "playwright";
import { crc32, deflateSync } from "node:zlib";

/** Colour of a satellite tile of the stand-in, and of the ground of its light style, as RGB. */
export const IMAGE_COLOUR = [61, 74, 53] as const;
export const LIGHT_COLOUR = [246, 246, 244] as const;

const rgb = (colour: readonly number[]): string => `rgb(${colour.join(",")})`;

/**
 * Styles of the stand-in, reduced to one layer for each source. Names, source ids and URLs are as in the answers that
 * Mapbox documents: https://docs.mapbox.com/api/maps/styles/ and https://docs.mapbox.com/map-styles/classic/.
 */
const STYLES: Readonly<Record<string, object>> = {
  "satellite-streets-v12": {
    version: 8,
    name: "Mapbox Satellite Streets",
    owner: "mapbox",
    id: "satellite-streets-v12",
    visibility: "public",
    sources: {
      mapbox: { type: "raster", url: "mapbox://mapbox.satellite", tileSize: 256 },
      composite: { type: "vector", url: "mapbox://mapbox.mapbox-streets-v8" },
    },
    layers: [
      { id: "background", type: "background", paint: { "background-color": "black" } },
      { id: "satellite", type: "raster", source: "mapbox", paint: { "raster-fade-duration": 0 } },
      {
        id: "road-street",
        type: "line",
        source: "composite",
        "source-layer": "road",
        paint: { "line-color": "white" },
      },
    ],
  },
  "light-v11": {
    version: 8,
    name: "Mapbox Light",
    owner: "mapbox",
    id: "light-v11",
    visibility: "public",
    sources: { composite: { type: "vector", url: "mapbox://mapbox.mapbox-streets-v8" } },
    layers: [
      { id: "land", type: "background", paint: { "background-color": rgb(LIGHT_COLOUR) } },
      {
        id: "road-simple",
        type: "line",
        source: "composite",
        "source-layer": "road",
        paint: { "line-color": "white" },
      },
    ],
  },
};

/** TileJSON of a tileset: https://docs.mapbox.com/api/maps/vector-tiles/#retrieve-tilejson-metadata. */
const tileJson = (id: string, format: string): object => ({
  tilejson: "2.2.0",
  id,
  name: id,
  scheme: "xyz",
  format,
  minzoom: 0,
  maxzoom: 22,
  bounds: [-180, -85, 180, 85],
  tiles: [`https://api.mapbox.com/v4/${id}/{z}/{x}/{y}.${format}?access_token=pk.stand-in`],
  ...(format === "vector.pbf" && { vector_layers: [{ id: "road", fields: {} }] }),
});

/** Requests of a page that the stand-in answered or refused. */
export interface MapboxStandIn {
  /** Ids of the requested styles, in order. */
  readonly styles: string[];
  /** Requests to hosts other than Mapbox and the page's own. */
  readonly foreign: string[];
}

/**
 * Stand-in for the services of Mapbox, written from their documentation and not recorded from them. It answers every
 * request of the page to another host, so no request leaves the machine.
 *
 * @param own - address of the page's own server
 */
export async function standInForMapbox(page: Page, own: string): Promise<MapboxStandIn> {
  const asked: MapboxStandIn = { styles: [], foreign: [] };
  await page.route(
    (url) => !url.href.startsWith(own) && /^https?:$/.test(url.protocol),
    (route) => answer(route, asked),
  );
  return asked;
}

async function answer(route: Route, asked: MapboxStandIn): Promise<void> {
  const { hostname, pathname } = new URL(route.request().url());
  const headers = { "access-control-allow-origin": "*" };
  const style = /^\/styles\/v1\/mapbox\/([\w-]+)$/.exec(pathname)?.[1];
  if (!hostname.endsWith(".mapbox.com")) {
    asked.foreign.push(route.request().url());
    await route.abort();
  } else if (style !== undefined) {
    asked.styles.push(style);
    await route.fulfill({ headers, status: STYLES[style] === undefined ? 404 : 200, json: STYLES[style] ?? {} });
  } else if (pathname === "/v4/mapbox.satellite.json") {
    await route.fulfill({ headers, json: tileJson("mapbox.satellite", "png") });
  } else if (pathname === "/v4/mapbox.mapbox-streets-v8.json") {
    await route.fulfill({ headers, json: tileJson("mapbox.mapbox-streets-v8", "vector.pbf") });
  } else if (pathname.startsWith("/v4/mapbox.satellite/")) {
    await route.fulfill({ headers, contentType: "image/png", body: plainPng(IMAGE_COLOUR) });
  } else {
    await route.fulfill({ headers, status: 200, body: "" }); // tiles without streets, and usage counts
  }
}

/** A PNG of 256 by 256 px in one colour. */
function plainPng(colour: readonly number[]): Buffer {
  const size = 256;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bit, RGB
  const line = Buffer.from([0, ...Array.from({ length: size }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
