/* Where something that speaks of a place stands: beside it, never over it, and wholly in the window. */

export type Side = 'above' | 'below' | 'left' | 'right';

interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 10; // px
const EDGE = 6;

/** The first of these sides on which there is room, or null. */
export function beside(place: DOMRectReadOnly, { width, height }: Size, sides: readonly Side[], room: Size): Spot | null {
  const within = (at: number, length: number, all: number): number => Math.max(EDGE, Math.min(at, all - length - EDGE));
  const across = within(place.left + (place.width - width) / 2, width, room.width);
  const along = within(place.top + (place.height - height) / 2, height, room.height);
  const spots: Record<Side, Spot> = {
    above: { left: across, top: place.top - height - GAP },
    below: { left: across, top: place.bottom + GAP },
    left: { left: place.left - width - GAP, top: along },
    right: { left: place.right + GAP, top: along },
  };
  const fits = ({ left, top }: Spot): boolean => left >= EDGE && top >= EDGE && left + width + EDGE <= room.width && top + height + EDGE <= room.height;
  const side = sides.find((one) => fits(spots[one]));
  return side ? spots[side] : null;
}
