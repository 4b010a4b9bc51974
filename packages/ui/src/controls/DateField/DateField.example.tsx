import { DateField } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function ExpiryDate() {
  const [date, setDate] = useState("2027-03-31");
  return <DateField label="Expires on" value={date} onChange={setDate} description="Such as 2027-03-31" />;
}
