import { resetLocalTimeZone } from "@internationalized/date";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import "../../styles/index.css";
import { DateField } from "./DateField.tsx";

async function setTimeZone(timezoneId: string): Promise<void> {
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId });
  resetLocalTimeZone(); // React Aria reads the time zone of the device once
}

afterEach(async () => {
  await setTimeZone("");
  delete document.documentElement.dataset["placardDensity"];
  await page.viewport(1024, 768);
});

function Expiry() {
  const [value, setValue] = useState("2027-02-28");
  return <DateField label="Expires on" value={value} onChange={setValue} />;
}

it.each(["Pacific/Honolulu", "Pacific/Kiritimati"])("offers and returns the same dates in %s", async (timeZone) => {
  await setTimeZone(timeZone);
  render(<Expiry />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Choose a date: Expires on" }));
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe("Sunday, February 28, 2027 selected"));
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe("Monday, March 1, 2027"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveProperty("value", "2027-03-01"));
});

it.each([
  [390, "standard", 41, 44],
  [1024, "standard", 44, 44],
  [390, "glove", 41, 64],
  [1024, "glove", 64, 64],
])(
  "shows the calendar at %d px in %s density with days of at least %d x %d px",
  async (viewportWidth, density, minWidth, minHeight) => {
    await page.viewport(viewportWidth, 800);
    document.documentElement.dataset["placardDensity"] = density;
    render(<Expiry />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Choose a date: Expires on" }));
    const day = await screen.findByRole("button", { name: /February 28, 2027/ });
    expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(minWidth);
    expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(minHeight);
    const { left, right } = screen.getByRole("dialog").getBoundingClientRect();
    expect([left >= 0, right <= viewportWidth]).toEqual([true, true]);
    expect(screen.getByRole("grid").scrollWidth).toBeLessThanOrEqual(screen.getByRole("grid").clientWidth);
  },
);
