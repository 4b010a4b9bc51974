interface DemoContainer {
  readonly code: string;
  readonly size_quantity: number;
  readonly size_unit: string;
  readonly room: string;
  readonly cabinet: string | null;
  readonly opened_days_ago?: number;
  /** Negative: already expired. */
  readonly expires_in_days?: number;
  readonly moved_days_ago?: number;
}

const cylinder = (number: number): DemoContainer => ({
  code: `CYL-4471-${number}`,
  size_quantity: 68,
  size_unit: "kg",
  room: "Dosing room",
  cabinet: null,
  expires_in_days: 700 + number,
});

const can = { size_quantity: 5, size_unit: "L", room: "Workshop", cabinet: "Cabinet 1" } as const;

/**
 * Invented containers by the name of their chemical. The cylinders add up to the quantity on file; the acetone does
 * not, and one bottle of it has expired, so that the demo shows both cases.
 */
export const DEMO_CONTAINERS: ReadonlyMap<string, readonly DemoContainer[]> = new Map([
  ["Chlorine", [cylinder(1), cylinder(2), { ...cylinder(3), opened_days_ago: 9, moved_days_ago: 9 }, cylinder(4)]],
  [
    "Acetone",
    [
      { ...can, code: "HB4W-7KXT", expires_in_days: 410 },
      { ...can, code: "HB4W-7KXV", opened_days_ago: 130, expires_in_days: 410 },
      {
        ...can,
        code: "P2MD-9RQ6",
        size_quantity: 1,
        room: "Laboratory",
        cabinet: "Bench 3",
        opened_days_ago: 400,
        expires_in_days: -35,
        moved_days_ago: 60,
      },
    ],
  ],
  ["Nitric acid 68%", [{ ...can, code: "V6CZ-3JNH", size_quantity: 25, opened_days_ago: 20, expires_in_days: 19 }]],
]);
