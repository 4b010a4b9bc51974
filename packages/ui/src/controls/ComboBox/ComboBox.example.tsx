import { ComboBox } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const people = [
  { id: "1", label: "Robin Chase", meta: "Admin" },
  { id: "2", label: "Sam Lake", meta: "Manager" },
];

export function ManagerField() {
  const [text, setText] = useState("");
  return (
    <ComboBox
      label="Manager"
      items={people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
      inputValue={text}
      onInputChange={setText}
      onSelect={({ label }) => setText(label)}
      emptyText="Nobody of this name."
      hasButton
    />
  );
}
