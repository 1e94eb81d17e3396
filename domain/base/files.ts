import { type ImageFormat, imageFormats } from './imageFormats.ts'
import type { RefusalCode, RefusalOf } from './refusals.ts'

/** What is kept as it came and only downloaded: documents, books, sound and packed files. */
export const keptFormats = ['pdf', 'epub', 'mp3', 'zip'] as const
export type KeptFormat = (typeof keptFormats)[number]

/** The file formats of uploads: pictures, which are re-encoded, and what is kept as is. */
export type FileFormat = ImageFormat | KeptFormat

export const isKept = (format: FileFormat | null): format is KeptFormat => keptFormats.some((kept) => kept === format)

/** The purposes of uploads: each decides the rules, the sizes that are made and the sentences. */
export const uploadPurposes = [
  'message-image',
  'avatar',
  'report-attachment',
  'product-image',
  'product-download',
  'blog-image',
  'event-image',
  'podcast-image',
  'award-image',
  'lesson-image',
  'lesson-attachment',
  'feed-image',
  'site-hero',
  'site-portrait',
  'community-image',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** One size a screen asks for, in pixels: `inside` keeps the whole picture, `cover` cuts to the exact shape. */
export type ImageSize = { width: number; height: number; fit: 'inside' | 'cover' }

export type UploadRules = {
  /** The folder under which the files are kept. */
  folder: string
  /** Opened by a signed address only, as one file under its key. */
  isPrivate?: boolean
  formats: readonly FileFormat[]
  /** Exactly this many bytes is still taken. */
  maxBytes: number
  /** Whether every crop keeps the point that draws the eye (`focus.ts`). */
  hasFocus?: boolean
  /** Width times height of the picture inside, since a small file may unpack to a huge one (SH-EDGE-19). */
  maxPixels: number
  sizes: Readonly<Record<string, ImageSize>>
}

/** 5 MB is read as 5 x 1024 x 1024 bytes (X3-LIMIT-11). */
const fiveMegabytes = 5 * 1024 * 1024
const tenMegabytes = 10 * 1024 * 1024
const fiftyMegabytes = 50 * 1024 * 1024
const fortyMegapixels = 40_000_000

/** The rules of most pictures: not moving, at most 5 MB (BLOG-AREA-12, ADM-PANEL-15). */
const picture = {
  formats: ['jpeg', 'png', 'webp'],
  maxBytes: fiveMegabytes,
  maxPixels: fortyMegapixels,
  hasFocus: true,
} as const
/** The rules of those that may move. */
const anyPicture = { formats: imageFormats, maxBytes: fiveMegabytes, maxPixels: fortyMegapixels } as const

/** An attachment of a text or a report: opened by everybody who may read that. */
const attachment = {
  isPrivate: true,
  maxBytes: tenMegabytes,
  maxPixels: fortyMegapixels,
  sizes: { full: { width: 2400, height: 7200, fit: 'inside' } },
} as const

const card = { width: 800, height: 400, fit: 'cover' } as const
/** As it stands in a link that is shared. */
const share = { width: 1200, height: 630, fit: 'cover' } as const
/** As wide as a page, and so long that a tall picture stays readable. */
const page = { width: 1600, height: 3200, fit: 'inside' } as const
const square = { width: 1600, height: 1600, fit: 'inside' } as const
const face = { 128: { width: 128, height: 128, fit: 'cover' }, 256: { width: 256, height: 256, fit: 'cover' } } as const

/** The rules of each purpose (SH-LIMIT-13). */
export const uploadRules = {
  'message-image': {
    folder: 'message-images',
    ...anyPicture,
    // A long screenshot stays readable: the height may be three times the width before it counts.
    sizes: {
      thumbnail: { width: 480, height: 1440, fit: 'inside' },
      full: { width: 1600, height: 4800, fit: 'inside' },
    },
  },
  avatar: {
    folder: 'avatars',
    ...anyPicture,
    sizes: { 64: { width: 64, height: 64, fit: 'cover' }, ...face },
  },
  // The pictures of a product (SHOP-FORM-19).
  'product-image': {
    folder: 'product-images',
    ...picture,
    // The thumbnail stands in the cart, the card in the shop.
    sizes: {
      thumbnail: { width: 240, height: 192, fit: 'cover' },
      card: { width: 800, height: 640, fit: 'cover' },
      full: { width: 1200, height: 1200, fit: 'inside' },
    },
  },
  // The download of a product that the site keeps itself (SHOP-FORM-25, SHOP-ORDER-25).
  'product-download': {
    folder: 'product-downloads',
    ...attachment,
    maxBytes: fiftyMegabytes,
    formats: keptFormats,
  },
  // Pictures of articles, covers among them.
  'blog-image': {
    folder: 'blog-images',
    ...picture,
    sizes: { card, share, full: page },
  },
  // A picture of an event, on its card and its page (EV-FORM-57).
  'event-image': {
    folder: 'event-images',
    ...picture,
    sizes: { card, share, full: square },
  },
  // The picture of a podcast, as wide as its player (POD-ADMIN-17).
  'podcast-image': {
    folder: 'podcast-images',
    ...picture,
    sizes: { card: { width: 800, height: 450, fit: 'cover' }, share, full: square },
  },
  // The picture of an award, in its round frame (ADM-PANEL-08).
  'award-image': {
    folder: 'award-images',
    ...picture,
    sizes: { full: { width: 256, height: 256, fit: 'inside' } },
  },
  // Pictures in lessons and masterclasses, and the one of a challenge (COM-LEARN-06, COM-LEARN-11).
  'lesson-image': {
    folder: 'lesson-images',
    ...picture,
    sizes: { card, full: page },
  },
  // An attachment of a lesson; opened by everybody who may read it (COM-LEARN-06).
  'lesson-attachment': {
    folder: 'lesson-attachments',
    ...attachment,
    formats: [...picture.formats, 'pdf'],
  },
  // The picture of a post in the feed of a community.
  'feed-image': {
    folder: 'feed-images',
    ...picture,
    sizes: { card: { width: 1200, height: 600, fit: 'cover' }, full: page },
  },
  'site-hero': {
    folder: 'site-heroes',
    ...picture,
    sizes: { small: { width: 800, height: 800, fit: 'inside' }, full: square },
  },
  'site-portrait': {
    folder: 'site-portraits',
    ...picture,
    sizes: face,
  },
  // The picture of a community, on its card and beside its name (COM-CHAT-01).
  'community-image': {
    folder: 'community-images',
    ...picture,
    sizes: { card },
  },
  'report-attachment': {
    folder: 'report-attachments',
    ...attachment,
    formats: [...imageFormats, 'pdf'],
  },
} as const satisfies Record<UploadPurpose, UploadRules>

/** The media types of what is kept as it came. */
export const keptTypes: Record<KeptFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  zip: 'application/zip',
}

/** The `accept` attribute of a file input for a purpose; some systems know a book by its ending alone. */
export const acceptedFor = (purpose: UploadPurpose): string =>
  uploadRules[purpose].formats
    .map((format: FileFormat) => {
      if (!isKept(format)) return `image/${format}`
      return format === 'epub' ? `${keptTypes.epub},.epub` : keptTypes[format]
    })
    .join(',')

export type FileRefusalCode = Extract<RefusalCode, 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | 'UPLOAD_FAILED'>
export type FileRefusal = RefusalOf<FileRefusalCode>

/** The result of an upload: the picture as it is shown, in pixels, and the address of each size. */
export type UploadedImage = {
  id: string
  key: string
  width: number
  height: number
  addresses: Record<string, string>
}

/** How many bytes `fileFormatOf` needs to see. */
export const headBytes = 58

/** The format that the first bytes of a file prove, or null when they are none of ours (SVG, HTML and programs among them). */
export function imageFormatOf(head: Uint8Array): ImageFormat | null {
  const text = String.fromCharCode(...head.subarray(0, headBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return null
}

/** The same, with what is kept as it came. */
export function fileFormatOf(head: Uint8Array): FileFormat | null {
  const text = String.fromCharCode(...head.subarray(0, headBytes))
  if (text.startsWith('%PDF-')) return 'pdf'
  // A book is a packed file whose first entry says so.
  if (text.startsWith('PK\x03\x04')) return text.slice(30) === 'mimetypeapplication/epub+zip' ? 'epub' : 'zip'
  return isSound(head) ? 'mp3' : imageFormatOf(head)
}

/** A tag, or the first frame of the third layer of MPEG. */
const isSound = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  (first === 0x49 && second === 0x44 && third === 0x33) || (first === 0xff && (second & 0xe6) === 0xe2)

/**
 * Why a file of this many bytes that begins with these is not taken, or null (IN-REPLY-06, IN-REPLY-07, SH-AVAT-01,
 * SH-AVAT-02). The browser asks before it sends; the server asks again while it reads.
 */
export function fileRefusal(rules: UploadRules, file: { head: Uint8Array; bytes: number }): FileRefusal | null {
  const format = fileFormatOf(file.head)
  if (!format || !rules.formats.includes(format)) return { code: 'INVALID_FILE_TYPE' }
  if (file.bytes > rules.maxBytes) return { code: 'FILE_TOO_LARGE' }
  return null
}

/** The address at which one size of a stored picture is served. */
export const fileAddress = (key: string, size: string): string => `/files/${key}/${size}.webp`
