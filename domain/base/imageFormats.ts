/** The image formats that are taken, told from their first bytes and never from a name or a claimed type (IN-REPLY-08, SH-AVAT-06). */
export const imageFormats = ['jpeg', 'png', 'webp', 'gif'] as const
export type ImageFormat = (typeof imageFormats)[number]
