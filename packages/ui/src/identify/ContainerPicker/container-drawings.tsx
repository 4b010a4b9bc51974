import type { ContainerShape } from "@placard/hazmat-core/identify";
import type { ReactNode } from "react";

const wheels = (...x: readonly number[]): ReactNode => x.map((cx) => <circle key={cx} cx={cx} cy="42" r="4" />);
/** A tractor in front of a trailer. */
const cab = <path d="M4 40V26h7l5-8h4v22z" />;
/** Frame and bogies of a rail car. */
const rail = (
  <>
    <path d="M3 36h90v3H3z" />
    {wheels(14, 24, 72, 82)}
  </>
);

/** Outlines of containers in a 96 × 48 box, drawn for Placard. */
export const CONTAINER_DRAWINGS: Readonly<Record<ContainerShape, ReactNode>> = {
  cylinder: <path d="M45 3h6v5h3v4c4 2 6 5 6 9v25H36V21c0-4 2-7 6-9V8h3z" />,
  "ton-container": (
    <path d="M20 16h56c6 0 8 4 8 9s-2 9-8 9H20c-6 0-8-4-8-9s2-9 8-9zM17 20v10c2-2 2-8 0-10zM79 20c-2 2-2 8 0 10z" />
  ),
  dewar: <path d="M38 10c0-4 4-6 10-6s10 2 10 6v32H38zM34 4h4v4h-4zM58 4h4v4h-4zM36 42h24v3H36z" />,
  drum: <path d="M34 5h28v3h-2v9h2v3h-2v8h2v3h-2v9h2v3H34v-3h2v-9h-2v-3h2v-8h-2v-3h2V8h-2z" />,
  ibc: (
    <>
      <path d="M30 8h36v32H30zM44 3h8v5h-8zM28 40h40v5H28z" />
      <path d="M30 18h36M30 28h36M39 8v32M48 8v32M57 8v32" stroke="var(--placard-color-surface)" strokeWidth="1.500" />
    </>
  ),
  bag: <path d="M38 8l4-4h12l4 4-2 4c6 8 8 16 8 22 0 8-6 10-16 10s-16-2-16-10c0-6 2-14 8-22z" />,
  "road-low-pressure": (
    <>
      {cab}
      <path d="M24 18h66v16H24zM40 14h6v4h-6zM66 14h6v4h-6zM34 34h4v5h-4zM58 34h4v5h-4z" />
      {wheels(12, 28, 72, 82)}
    </>
  ),
  "road-high-pressure": (
    <>
      {cab}
      <path d="M32 13h50c7 0 10 5 10 11s-3 11-10 11H32c-7 0-10-5-10-11s3-11 10-11z" />
      {wheels(12, 28, 72, 82)}
    </>
  ),
  "road-cryogenic": (
    <>
      {cab}
      <path d="M30 14h46v21H30c-6 0-8-5-8-10s2-11 8-11zM78 16h14v19H78z" />
      {wheels(12, 28, 72, 82)}
    </>
  ),
  "road-tube-trailer": (
    <>
      {cab}
      <path d="M24 12h66c3 0 3 5 0 5H24zM24 19h66c3 0 3 5 0 5H24zM24 26h66c3 0 3 5 0 5H24zM24 33h66v3H24z" />
      {wheels(12, 28, 72, 82)}
    </>
  ),
  "road-dry-bulk": (
    <>
      {cab}
      <path d="M24 14h66v8l-8 16h-4l-9-14-8 14h-4l-9-14-8 14h-4L24 22z" />
      {wheels(12, 28, 84)}
    </>
  ),
  "rail-low-pressure": (
    <>
      <path d="M12 12h72c5 0 6 4 6 10s-1 10-6 10H12c-5 0-6-4-6-10s1-10 6-10zM44 7h10v5H44zM64 8h5v4h-5zM46 32h5v6h-5z" />
      {rail}
    </>
  ),
  "rail-pressure": (
    <>
      <path d="M14 12h68c7 0 9 4 9 10s-2 10-9 10H14c-7 0-9-4-9-10s2-10 9-10zM41 5h14v7H41z" />
      {rail}
    </>
  ),
  "rail-hopper": (
    <>
      <path d="M6 9h84v12L80 35h-6l-9-12-9 12H40l-9-12-9 12h-6L6 21z" />
      {rail}
    </>
  ),
};
