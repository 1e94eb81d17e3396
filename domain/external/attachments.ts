import type { UploadRules } from '../base/files.ts'
import { imageFormats } from '../base/imageFormats.ts'

/**
 * What is kept of the files of a mail: pictures, which are drawn anew, and documents, by their content and not by their name
 * (IN-EXT-48). As reports take them; nobody can upload for it.
 */
export const mailFileRules: UploadRules = {
  folder: 'external-attachments',
  isPrivate: true,
  formats: [...imageFormats, 'pdf'],
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  sizes: { full: { width: 2400, height: 7200, fit: 'inside' } },
}

/** A mail is taken in with as many files as a delivery may have. */
export const mostMailFiles = 20
