// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { useLocalizedStringFormatter } from "react-aria/useLocalizedStringFormatter";
import { expect, it } from "vitest";
import { loadControlWords } from "./control-words.ts";

/** What a bundler leaves that keeps English alone. */
const ENGLISH_ALONE = { "en-US": { close: "Close" } };

const closeWord = (): string =>
  renderHook(() => useLocalizedStringFormatter(ENGLISH_ALONE, "@react-aria/toast")).result.current.format("close");

it("has controls speak the language of the page where a bundler left English alone", async () => {
  await loadControlWords("de");
  expect(closeWord()).toBe("Close");
  await loadControlWords("fr-CA");
  expect(closeWord()).toBe("Fermer");
});
