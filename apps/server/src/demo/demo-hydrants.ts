/** Invented hydrants near the demo sites. Status words as a city's list might have them, blank ones included. */
export const DEMO_HYDRANTS = [
  { facility_id: "DEMO-H-001", type: "Dry barrel", status: "In service", longitude: -63.5961, latitude: 44.6711 },
  { facility_id: "DEMO-H-002", type: "Dry barrel", status: "In service", longitude: -63.5943, latitude: 44.6696 },
  { facility_id: "DEMO-H-003", type: "Dry barrel", status: "Out of service", longitude: -63.5974, latitude: 44.6722 },
  { facility_id: "DEMO-H-004", type: "Wall", status: null, longitude: -63.5937, latitude: 44.6713 },
  { facility_id: "DEMO-H-005", type: "Dry barrel", status: "In service", longitude: -63.5919, latitude: 44.7034 },
  { facility_id: "DEMO-H-006", type: null, status: "Unknown", longitude: -63.5946, latitude: 44.7019 },
  { facility_id: "DEMO-H-007", type: "Dry barrel", status: "In service", longitude: -63.5752, latitude: 44.6488 },
] as const;
