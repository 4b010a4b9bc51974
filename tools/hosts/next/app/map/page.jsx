"use client";
import { IncidentMap } from "@placard/ui/map";

export default function Page() {
  return (
    <div style={{ blockSize: 420 }}>
      <IncidentMap center={[-63.57, 44.65]} zoom={8} theme="light" />
    </div>
  );
}
