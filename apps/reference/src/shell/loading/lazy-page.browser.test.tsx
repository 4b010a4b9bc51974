import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { lazyPage } from "./lazy-page.tsx";

afterEach(cleanup);

function Broken(): never {
  throw new Error("A fault of the page itself.");
}

/** Two pages in a layout, the second unreachable because the network is down. */
async function visit(Second: () => React.ReactNode = () => <p>The second page</p>) {
  let isDown = true;
  const root = createRootRoute({
    component: () => (
      <>
        <nav>
          <Link to="/dashboard">Go on</Link>
        </nav>
        <Outlet />
      </>
    ),
    errorComponent: () => <p>The route's own net</p>,
  });
  const first = createRoute({ getParentRoute: () => root, path: "/", component: () => <p>The first page</p> });
  const second = createRoute({
    getParentRoute: () => root,
    path: "/dashboard",
    component: lazyPage(async () => {
      if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
      return { Second };
    }, "Second"),
  });
  const router = createRouter({ routeTree: root.addChildren([first, second]), history: createMemoryHistory() });
  render(
    <MessagesProvider messages={en}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
  await userEvent.click(await screen.findByRole("link", { name: "Go on" }));
  await screen.findByRole("heading", { name: "This page could not be opened" });
  return { restore: () => (isDown = false) };
}

it("shows an error in its frame if it cannot be loaded, and loads on retry", async () => {
  const { restore } = await visit();
  expect(screen.getByRole("link", { name: "Go on" }).isConnected).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "This page could not be opened" });
  restore();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findByText("The second page")).isConnected).toBe(true);
});

it("loads automatically when back online", async () => {
  const { restore } = await visit();
  restore();
  window.dispatchEvent(new Event("online"));
  expect((await screen.findByText("The second page")).isConnected).toBe(true);
});

it("leaves an error during rendering to the route", async () => {
  const { restore } = await visit(Broken);
  restore();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findByText("The route's own net")).isConnected).toBe(true);
});
