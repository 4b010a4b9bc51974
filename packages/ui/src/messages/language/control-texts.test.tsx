// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { useLocalizedStringFormatter } from "react-aria/useLocalizedStringFormatter";
import { expect, it } from "vitest";
import { loadControlWords } from "./control-texts.ts";

/** Texts left by a bundler that keeps only English. */
const ENGLISH_ALONE = { "en-US": { close: "Close" } };

const closeWord = (): string =>
  renderHook(() => useLocalizedStringFormatter(ENGLISH_ALONE, "@react-aria/toast")).result.current.format("close");

it("sets controls to the language of the page if a bundler left only English", async () => {
  await loadControlWords("de");
  expect(closeWord()).toBe("Close");
  await loadControlWords("fr-CA");
  expect(closeWord()).toBe("Fermer");
});
