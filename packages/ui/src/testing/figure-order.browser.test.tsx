import { afterEach, beforeEach, expect, it } from "vitest";
import "../styles/index.css";
import "../business/ChemicalInventoryTable/ChemicalInventoryTable.css";
import "../controls/Badge/Badge.css";
import "../controls/Field/Field.css";
import "../controls/SegmentedControl/SegmentedControl.css";
import "../conversion/ConversionPanel/ConversionPanel.css";
import "../feedback/AssumedNote/AssumedNote.css";
import "../incident/EntryStrip/EntryStrip.css";
import "../map/LayersPanel/LayersPanel.css";
import "../map/NavigationCard/NavigationCard.css";
import "../plume/PlumeForm/MoreInputs.css";
import "../plume/WeatherCard/WeatherCard.css";
import { figuresOutOfOrder } from "./figure-order.ts";
import { clearPage, putOnPage } from "../../../../tools/test/page/put-on-page.ts";

beforeEach(() => {
  document.documentElement.dir = "rtl";
});
afterEach(() => {
  document.documentElement.dir = "";
  clearPage();
});

function drawn(html: string): HTMLElement {
  putOnPage(html);
  return document.body;
}

it.each([
  ["a virtual cell", `<div role="gridcell">0 kg</div>`],
  ["a paragraph", "<p>100 m</p>"],
  ["a figure and its unit in elements", "<p><b>1.4</b> <small>km</small></p>"],
  ["a range", "<div>10–20 km/h</div>"],
  ["a link", `<a href="#figure">250 mg/m³</a>`],
  ["a badge", `<span class="placard-badge" data-tone="caution">41 min old</span>`],
  ["what was assumed", `<span class="placard-assumed"><span>25 °C and 1013.25 mb assumed</span></span>`],
  ["an aside of a field", `<div style="display: flex"><output class="placard-field-aside">510 m</output></div>`],
  ["an item of a list", `<div style="display: flex"><span slot="label">20 min</span></div>`],
  ["a result", `<output class="placard-readout"><span class="placard__figure">20 <small>% LEL</small></span></output>`],
  ["a working", `<output class="placard-readout"><span class="placard__working">20 % LEL × 0.8</span></output>`],
  ["a quantity", `<span class="placard-inventory-quantity"><strong>600 kg</strong></span>`],
  ["a layer", `<div class="placard-layer"><span>AEGL-2<small>300 ppm</small></span></div>`],
  ["a step of a way", `<ol class="placard-navigation-steps"><li><span>Turn</span><small>410 m, 1m</small></li></ol>`],
  ["what is told", `<div class="placard-plume-more"><button><small>60 min assumed</small></button></div>`],
  ["the weather", `<div class="placard-weather"><p class="placard__rest"><b>11 °C</b></p></div>`],
  [
    "a clock",
    `<div class="placard-entry-strip"><span class="placard__clock"><small><b>5 min elapsed</b></small></span></div>`,
  ],
])("shows the figure before its unit in %s on a right-to-left page", (_name, html) => {
  expect(figuresOutOfOrder(drawn(`<div data-placard-theme="light">${html}</div>`))).toEqual([]);
});

it("aligns a figure with the start side of the page", () => {
  drawn(`<div data-placard-theme="light" style="inline-size: 400px"><p>100 m</p></div>`);
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("p") ?? document.body);
  const page = document.querySelector("p")?.getBoundingClientRect();
  expect(range.getBoundingClientRect().right).toBeCloseTo(page?.right ?? 0, 0);
});

it("finds a unit shown before its figure if nothing keeps the two together", () => {
  expect(figuresOutOfOrder(drawn(`<p style="unicode-bidi: normal"><bdi>100</bdi> <bdi>m</bdi></p>`))).toHaveLength(1);
});
