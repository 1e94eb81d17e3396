import { fileAddress, type UploadPurpose, type UploadRules, uploadRules } from './files.ts'
import type { Focus } from './focus.ts'

/** A frame in which pages show the pictures of a purpose: its name, and its proportions. */
export type Crop = { name: CropName; width: number; height: number }
export type CropName = 'card' | 'head' | 'phone' | 'wide' | 'share' | 'face'

const card = { name: 'card', width: 800, height: 400 } as const
const share = { name: 'share', width: 1200, height: 630 } as const

/** The frames for which somebody may choose what stays in sight (MKT-MORE-38); a purpose without any is shown whole. */
export const cropsOf: Partial<Record<UploadPurpose, readonly Crop[]>> = {
  'blog-image': [card, { name: 'head', width: 1440, height: 324 }, { name: 'phone', width: 390, height: 180 }, share],
  'event-image': [card, { name: 'head', width: 640, height: 224 }, { name: 'phone', width: 390, height: 144 }, share],
  'lesson-image': [card, { name: 'head', width: 1100, height: 220 }, { name: 'phone', width: 390, height: 160 }],
  'feed-image': [card, { name: 'wide', width: 1200, height: 400 }],
  'podcast-image': [{ name: 'card', width: 800, height: 450 }, share],
  'product-image': [
    { name: 'card', width: 800, height: 640 },
    { name: 'head', width: 1600, height: 1040 },
  ],
  'community-image': [card],
  'site-portrait': [{ name: 'face', width: 256, height: 256 }],
}

/** The address at which a kept picture stands whole, or null: of some purposes the crops alone are kept (MKT-MORE-40). */
export function wholeAddress(address: string, purpose: UploadPurpose): string | null {
  const { folder, sizes }: UploadRules = uploadRules[purpose]
  const [, key] = /^\/files\/(.+)\/[^/]+\.webp$/.exec(address) ?? []
  return key?.startsWith(`${folder}/`) && sizes.full?.fit === 'inside' ? fileAddress(key, 'full') : null
}

/** The focus after a key was pressed: arrows move it by one percent, with shift by ten; null for every other key. */
export function movedByKey({ x, y }: Focus, key: string, isFar: boolean): Focus | null {
  const step = isFar ? 10 : 1
  const way = ways.get(key)
  return way ? within(x + way.right * step, y + way.down * step) : null
}

const ways = new Map([
  ['ArrowLeft', { right: -1, down: 0 }],
  ['ArrowRight', { right: 1, down: 0 }],
  ['ArrowUp', { right: 0, down: -1 }],
  ['ArrowDown', { right: 0, down: 1 }],
])

/** The focus under a pointer over a picture that is drawn in this box. */
export const focusUnder = (
  pointer: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): Focus =>
  within(Math.floor(((pointer.x - box.left) / box.width) * 100), Math.floor(((pointer.y - box.top) / box.height) * 100))

const within = (x: number, y: number): Focus => ({ x: inPercents(x), y: inPercents(y) })
const inPercents = (value: number) => Math.min(99, Math.max(0, value))
