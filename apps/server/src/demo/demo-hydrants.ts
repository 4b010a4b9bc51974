/** Invented hydrants near the demo sites. Status values as a city's list may have them, including blank ones. */
export const DEMO_HYDRANTS = [
  { facility_id: "DEMO-H-001", type: "Dry barrel", status: "In service", longitude: -63.5996, latitude: 44.6691 },
  { facility_id: "DEMO-H-002", type: "Dry barrel", status: "In service", longitude: -63.5989, latitude: 44.6676 },
  { facility_id: "DEMO-H-003", type: "Dry barrel", status: "Out of service", longitude: -63.6003, latitude: 44.6702 },
  { facility_id: "DEMO-H-004", type: "Wall", status: null, longitude: -63.5968, latitude: 44.668 },
  { facility_id: "DEMO-H-005", type: "Dry barrel", status: "In service", longitude: -63.5919, latitude: 44.7034 },
  { facility_id: "DEMO-H-006", type: null, status: "Unknown", longitude: -63.5946, latitude: 44.7019 },
  { facility_id: "DEMO-H-007", type: "Dry barrel", status: "In service", longitude: -63.5752, latitude: 44.6488 },
] as const;
