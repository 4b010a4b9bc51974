import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";

function Page({ pathname }: { readonly pathname: string }) {
  useFocusAfterNavigation(pathname);
  return (
    <main tabIndex={-1}>
      <input aria-label="Name" />
    </main>
  );
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

it("moves focus to the main part of a new page", async () => {
  const { rerender, container } = render(<Page pathname="/one" />);
  rerender(<Page pathname="/two" />);
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector("main")));
});

it("keeps focus in a field in which the user already types", async () => {
  const { rerender, container } = render(<Page pathname="/one" />);
  rerender(<Page pathname="/two" />);
  container.querySelector("input")?.focus();
  await frame();
  await frame();
  expect(document.activeElement).toBe(container.querySelector("input"));
});
