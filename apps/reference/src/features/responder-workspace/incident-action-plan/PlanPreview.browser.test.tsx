import { EMPTY_PLAN } from "@placard/ui";
import { NO_FACTS, usePlanDocument } from "@placard/ui/internal";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it } from "vitest";
import { PlanPreview } from "./PlanPreview.tsx";

afterEach(cleanup);

it("builds no document while keys are typed, and shows the last text afterwards", async () => {
  let built = 0;
  let type = (_text: string): void => undefined;
  function Form() {
    const [objectives, setObjectives] = useState("");
    const toDocument = usePlanDocument();
    type = setObjectives;
    const paper = () => {
      built += 1;
      return toDocument({ ...EMPTY_PLAN, objectives }, NO_FACTS, []);
    };
    return (
      <>
        <output>{objectives}</output>
        <PlanPreview paper={paper} />
      </>
    );
  }
  render(<Form />);
  const before = built;
  const text = "Stop the leak";
  for (let end = 1; end <= text.length; end++) {
    flushSync(() => type(text.slice(0, end)));
    expect(screen.getByRole("status").textContent).toBe(text.slice(0, end));
  }
  expect(built).toBe(before);
  await expect.poll(() => screen.getByRole("article").textContent).toContain(text);
  expect(built).toBeLessThanOrEqual(before + 2);
});
