/** A point on the screen, px from the top left of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}
