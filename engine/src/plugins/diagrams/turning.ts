/** Rotates a drawing that's laid out from top to bottom into the graph's direction. */
import type { Area, PathPoint, Point } from './drawing.ts';

export interface Turning {
  point: (point: PathPoint) => PathPoint;
  area: (area: Area) => Area;
}

/** Returns functions that convert positions in the original drawing to positions in the rotated one. */
export function turning(isSideways: boolean, isReversed: boolean): Turning {
  const sign = isReversed ? -1 : 1;
  const place = ({ x, y }: Point): Point =>
    isSideways ? { x: sign * y, y: x } : { x, y: sign * y };
  return {
    point: ({ bend, ...point }) => ({
      ...place(point),
      ...(bend !== undefined && { bend: isSideways ? 'horizontal' : 'vertical' }),
    }),
    area: ({ x, y, width, height }) => {
      const one = place({ x, y });
      const other = place({ x: x + width, y: y + height });
      return {
        x: Math.min(one.x, other.x),
        y: Math.min(one.y, other.y),
        width: Math.abs(one.x - other.x),
        height: Math.abs(one.y - other.y),
      };
    },
  };
}
