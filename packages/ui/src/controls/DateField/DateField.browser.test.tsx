import { resetLocalTimeZone } from "@internationalized/date";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { DateField } from "./DateField.tsx";

async function setTimeZone(timezoneId: string): Promise<void> {
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId });
  resetLocalTimeZone(); // React Aria reads the time zone of the device once
}

afterEach(() => setTimeZone(""));

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
