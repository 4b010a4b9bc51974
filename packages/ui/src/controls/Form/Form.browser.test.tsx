import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { memo, useContext, useState } from "react";
import { FormContext } from "react-aria-components/Form";
import { expect, it } from "vitest";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

it("draws no field anew that no one types in, whatever the form holds beside it", async () => {
  let drawn = 0;
  const Still = memo(function Still() {
    useContext(FormContext); // what each field reads of its form
    drawn += 1;
    return <p>still</p>;
  });
  function Typed() {
    const [name, setName] = useState("");
    return (
      <Form aria-label="Tank">
        <TextField label="Name" value={name} onChange={setName} />
        <Still />
      </Form>
    );
  }
  render(<Typed />);
  const before = drawn;
  await userEvent.type(screen.getByLabelText("Name"), "abc");
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "abc");
  expect(drawn).toBe(before);
});
