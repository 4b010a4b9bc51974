/** An invented harbour town, 776 by 600: water, parks and streets in the colours of the map tokens. */
export function HarbourMap() {
  return (
    <>
      <rect className="placard__land" width="776" height="600" />
      {PARKS.map((shape) => (
        <path key={shape} className="placard__park" d={shape} />
      ))}
      <g className="placard__streets" transform="rotate(43 388 300)">
        {MINOR_STREETS.map((shape) => (
          <path key={shape} className="placard__minor" d={shape} />
        ))}
        {MAJOR_STREETS.map((shape) => (
          <path key={shape} className="placard__edge" d={shape} />
        ))}
        {MAJOR_STREETS.map((shape) => (
          <path key={shape} className="placard__major" d={shape} />
        ))}
      </g>
      {WATERS.map((shape) => (
        <path key={shape} className="placard__water" d={shape} />
      ))}
      {BUILDINGS.map(([x, y, width]) => (
        <rect
          key={`${x} ${y}`}
          className="placard__building"
          x={x}
          y={y}
          width={width}
          height={11}
          transform={`rotate(39 ${x} ${y})`}
        />
      ))}
    </>
  );
}

const PARKS = [
  "M343 30 339 4 318-20H255L243-9 244 4 252 25 266 36 297 35 322 46 332 47 339 44Z",
  "M567-4 562-20H474L482-8 507-1 519 2 541 15 550 16 561 11Z",
];

const WATERS = [
  "M-20 620V211L-3 234 37 270 67 304 112 335 98 362 104 368 132 354 151 372 138 398 168 381 185 390 204 409 222 454 262 503 286 556 305 587 325 606 358 620Z",
  "M703 29 706-20H612L594 22 581 72 583 92 590 103 609 106 615 109 624 154 631 163 641 161 664 130 683 92 699 51Z",
  "M601 334 611 289 613 265 605 242 602 206 596 199 586 201 575 214 541 278 524 299 508 328 500 358 495 388 498 411 506 413 516 408 542 386 565 390 576 383 586 370Z",
];

/**
 * Streets run in two directions. A slight wave makes them look natural, and keeps short ones from looking like a grid.
 */
const lane = (y: number, from = -160, length = 1100) =>
  `M${from} ${y}q${length / 8}-${12 + (y % 9)} ${length / 4} 0t${length / 4} 0 ${length / 4} 0 ${length / 4} 0`;
const cross = (x: number, from = -240, length = 1080) =>
  `M${x} ${from}q${10 + (x % 7)} ${length / 8} 0 ${length / 4}t0 ${length / 4} 0 ${length / 4} 0 ${length / 4}`;

const MINOR_STREETS = [
  ...Array.from({ length: 27 }, (_, index) =>
    lane(-210 + index * 37, -160 + ((index * 193) % 320), 620 + ((index * 271) % 420)),
  ),
  ...Array.from({ length: 24 }, (_, index) =>
    cross(-140 + index * 46, -240 + ((index * 157) % 300), 480 + ((index * 313) % 520)),
  ),
];
const MAJOR_STREETS = [lane(-25), lane(160), lane(345), lane(530), cross(90), cross(412), cross(734)];

/** Corner and length of warehouses on the quay. */
const BUILDINGS = [
  [86, 231, 21],
  [62, 219, 17],
  [34, 236, 16],
  [110, 254, 19],
  [133, 276, 24],
  [166, 300, 16],
  [92, 288, 25],
  [68, 266, 24],
  [48, 254, 18],
  [120, 312, 20],
  [150, 336, 22],
  [188, 318, 18],
] as const;
