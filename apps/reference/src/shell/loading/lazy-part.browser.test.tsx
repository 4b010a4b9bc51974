import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { lazyPart } from "./lazy-part.tsx";

afterEach(cleanup);

function page() {
  let isDown = true;
  const Part = lazyPart(async () => {
    if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => <p>The map</p> };
  });
  render(
    <MessagesProvider messages={en}>
      <p>The rest of the page</p>
      <Part />
    </MessagesProvider>,
  );
  return {
    restore: () => {
      isDown = false;
    },
  };
}

it("shows an error in its own place if it cannot be loaded, and loads on retry", async () => {
  const { restore } = page();
  await screen.findByText("This section could not be loaded");
  expect(screen.getByText("The rest of the page").isConnected).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("This section could not be loaded");
  restore();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findByText("The map")).isConnected).toBe(true);
});

it("loads automatically when back online", async () => {
  const { restore } = page();
  await screen.findByText("This section could not be loaded");
  restore();
  window.dispatchEvent(new Event("online"));
  expect((await screen.findByText("The map")).isConnected).toBe(true);
});

it("loads if the network returns before the load has failed", async () => {
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) {
      window.dispatchEvent(new Event("online"));
      throw new TypeError("Failed to fetch dynamically imported module");
    }
    return { default: () => <p>The map</p> };
  });
  render(
    <MessagesProvider messages={en}>
      <Part />
    </MessagesProvider>,
  );
  expect((await screen.findByText("The map")).isConnected).toBe(true);
  expect(screen.queryByText("This section could not be loaded")).toBeNull();
});

it("loads automatically if the browser dropped its request while online", async () => {
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries < 3) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => <p>The map</p> };
  });
  render(
    <MessagesProvider messages={en}>
      <Part />
    </MessagesProvider>,
  );
  expect((await screen.findByText("The map")).isConnected).toBe(true);
  expect(tries).toBe(3);
});

it("loads automatically after a service worker takes over the page", async () => {
  let isDropped = true;
  const Part = lazyPart(async () => {
    if (isDropped) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: () => <p>The map</p> };
  });
  render(
    <MessagesProvider messages={en}>
      <Part />
    </MessagesProvider>,
  );
  await screen.findByText("This section could not be loaded");
  isDropped = false;
  navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect((await screen.findByText("The map")).isConnected).toBe(true);
});
