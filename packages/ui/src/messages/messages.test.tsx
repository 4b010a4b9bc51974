import { chlorineRecord } from "@placard/hazmat-core/examples";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { HazardBadge } from "../signs/HazardBadge/HazardBadge.tsx";
import { NfpaDiamond } from "../signs/NfpaDiamond/NfpaDiamond.tsx";
import { en } from "./en.ts";
import { mergeWords } from "./merge-words.ts";
import { MessagesProvider } from "./MessagesProvider/MessagesProvider.tsx";
import { useMessages } from "./use-messages.ts";

it("replaces one word of a group and keeps the others", () => {
  const words = mergeWords(en, { nfpa: { health: "Salud" }, ghs: { names: { GHS01: "explosivo" } } });
  expect(words.nfpa).toEqual({ ...en.nfpa, health: "Salud" });
  expect(words.ghs.names).toEqual({ ...en.ghs.names, GHS01: "explosivo" });
  expect(words.card).toBe(en.card);
  expect(en.nfpa.health).toBe("Health");
});

it("replaces functions and lists whole, and keeps what is undefined", () => {
  const words = mergeWords(en, {
    wind: { points: ["N", "E", "S", "O"] },
    close: undefined,
    zones: { moreThan: () => ">" },
  });
  expect(words.wind.points).toEqual(["N", "E", "S", "O"]);
  expect(words.zones.moreThan("1 km")).toBe(">");
  expect(words.close).toBe("Close");
});

it("merges the words of every provider around a component", () => {
  const html = renderToString(
    <MessagesProvider messages={{ hazardLevel: { high: "Alto", low: "Bajo" } }}>
      <MessagesProvider messages={{ hazardLevel: { high: "Elevado" }, close: "Cerrar" }}>
        <HazardBadge level="high" />
        <HazardBadge level="low" />
        <HazardBadge level="extreme" />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(html).toContain("Elevado");
  expect(html).toContain("Bajo");
  expect(html).toContain("Extreme");
});

it("gives the whole catalogue to those who ask for it", () => {
  let close = "";
  function Reader() {
    const words = useMessages();
    close = `${words.close} ${words.remove} ${words.card.guide("124")}`;
    return null;
  }
  renderToString(
    <MessagesProvider messages={{ close: "Fermer", card: { guide: (guide) => `Guide n° ${guide}` } }}>
      <Reader />
    </MessagesProvider>,
  );
  expect(close).toBe("Fermer Remove Guide n° 124");
});

it("changes a word deep inside a sign", () => {
  const html = renderToString(
    <MessagesProvider messages={{ nfpa: { title: "NFPA 704 (Mexico)" } }}>
      <NfpaDiamond rating={chlorineRecord.nfpa} />
    </MessagesProvider>,
  );
  expect(html).toContain("NFPA 704 (Mexico)");
});

it("says beside the diamond what a derived degree rests on, and what the list gives", () => {
  const html = renderToString(<NfpaDiamond rating={chlorineRecord.nfpa} />);
  expect(html).toContain("<dd>4 deadly</dd>");
  expect(html).toContain('<p class="placard__by">Health 4: derived from 49 CFR zone B.</p>');
  expect(html).toContain('<p class="placard__by">NFPA list, unverified: Health 3</p>');
});
