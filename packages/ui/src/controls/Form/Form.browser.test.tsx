import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { memo, useContext, useState } from "react";
import { FormContext } from "react-aria-components/Form";
import { expect, it } from "vitest";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

it("renders only the field typed in, regardless of the other content of the form", async () => {
  let drawn = 0;
  const Still = memo(function Still() {
    useContext(FormContext); // context that each field reads
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
