import { Select } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const roles = ["Entry team", "Decontamination", "Medical", "Safety", "Incident command"].map((label) => ({
  id: label,
  label,
}));

export function RoleField() {
  const [role, setRole] = useState<string | null>(null);
  return <Select label="Role" placeholder="Choose a role" items={roles} value={role} onChange={setRole} />;
}
