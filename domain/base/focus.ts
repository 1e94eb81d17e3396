/** The point of a picture that every crop of it keeps, in percents of its width and height, 0 to 99. */
export type Focus = { x: number; y: number }

export const middle: Focus = { x: 50, y: 50 }

/** How a focus stands at the end of the key of a picture: with the key it travels wherever the picture is shown. */
export const focusMark = ({ x, y }: Focus): string => `-f${twoDigits(x)}${twoDigits(y)}`

/** The focus in the address or the key of a picture, or null: those of elsewhere, of messages and faces have none. */
export function focusIn(address: string): Focus | null {
  const [, x, y] = /-f(\d\d)(\d\d)(?:\/|$)/.exec(address) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}

/** What a header or a form says of a focus, such as '38,7'; null when it is none. */
export function readFocus(written: string): Focus | null {
  const [, x, y] = /^(\d{1,2}),(\d{1,2})$/.exec(written) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}

/** The place of a window of this size within a longer side: the focus lies as far along the window as along the whole. */
export const windowAt = (percent: number, whole: number, part: number): number =>
  Math.round(Math.max(0, whole - part) * (percent / 100))

type Sides = { width: number; height: number }

/** The largest part of a picture in these proportions, its focus in it. */
export function windowIn(whole: Sides, shape: Sides, focus: Focus): Sides & { left: number; top: number } {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height)
  const [width, height] = [part(shape.width * scale, whole.width), part(shape.height * scale, whole.height)]
  return { left: windowAt(focus.x, whole.width, width), top: windowAt(focus.y, whole.height, height), width, height }
}

const part = (side: number, whole: number): number => Math.min(Math.max(1, Math.round(side)), whole)

const twoDigits = (percent: number): string => String(Math.min(99, Math.max(0, Math.round(percent)))).padStart(2, '0')
