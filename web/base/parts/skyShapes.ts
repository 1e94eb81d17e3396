/** The shapes of a sky, before it becomes SVG. A stroke without a width is 1.6 wide; dots are strokes of no length. */
export type Circle = { x: number; y: number; r: number; fill: string; opacity?: number }
export type Stroke = { d: string; stroke: string; opacity: number; width?: number }
