import type { FileRefusalCode, UploadPurpose } from './files.ts'
import type { Notice } from './words.ts'

/** Said of more files in an hour than one person may send, whatever they are for. */
const tooMany = { title: 'Te veel bestanden. Probeer het over een uur opnieuw.' }
const pictureWords: Record<FileRefusalCode | 'UPLOAD_LIMIT', Notice> = {
  INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Kies een JPG, PNG of WebP.' },
  FILE_TOO_LARGE: { title: 'Bestand te groot', text: 'Afbeelding mag maximaal 5MB zijn.' },
  UPLOAD_FAILED: { title: 'Upload mislukt', text: 'Probeer het opnieuw of kies een andere afbeelding.' },
  UPLOAD_LIMIT: tooMany,
}

/** Said by a button that waits for a file to arrive. */
export const uploadingWord = 'Uploaden...'

/** The toasts for refused uploads (IN-REPLY-06, IN-REPLY-07, IN-REPLY-14, SH-AVAT-01, SH-AVAT-02, SH-AVAT-03, SH-REPORT-12, SH-REPORT-13, SH-REPORT-18). */
export const uploadWords: Record<UploadPurpose, Record<FileRefusalCode | 'UPLOAD_LIMIT', Notice>> = {
  'message-image': {
    INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Alleen afbeeldingen zijn toegestaan.' },
    FILE_TOO_LARGE: { title: 'Bestand te groot', text: 'Afbeelding mag maximaal 5MB zijn.' },
    UPLOAD_FAILED: {
      title: 'Upload mislukt',
      text: 'Er is niets verstuurd. Probeer het opnieuw of kies een andere afbeelding.',
    },
    UPLOAD_LIMIT: tooMany,
  },
  avatar: {
    INVALID_FILE_TYPE: { title: 'Upload alleen afbeeldingen (JPG, PNG, etc.)' },
    FILE_TOO_LARGE: { title: 'Afbeelding mag maximaal 5MB zijn' },
    UPLOAD_FAILED: { title: 'Er is een fout opgetreden bij het uploaden' },
    UPLOAD_LIMIT: tooMany,
  },
  'product-image': {
    ...pictureWords,
    INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Alleen afbeeldingen zijn toegestaan.' },
  },
  'product-download': {
    INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Kies een PDF, EPUB, MP3 of ZIP.' },
    FILE_TOO_LARGE: { title: 'Bestand te groot', text: 'Kies een bestand van maximaal 50 MB.' },
    UPLOAD_FAILED: { title: 'Upload mislukt', text: 'Probeer het opnieuw of kies een ander bestand.' },
    UPLOAD_LIMIT: tooMany,
  },
  'blog-image': pictureWords,
  'event-image': pictureWords,
  'podcast-image': pictureWords,
  'award-image': pictureWords,
  'lesson-image': pictureWords,
  'lesson-attachment': {
    INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Kies een PDF, JPG, PNG of WebP.' },
    FILE_TOO_LARGE: { title: 'Bestand te groot', text: 'Kies een bestand van maximaal 10 MB.' },
    UPLOAD_FAILED: { title: 'Upload mislukt', text: 'Probeer het opnieuw of kies een ander bestand.' },
    UPLOAD_LIMIT: tooMany,
  },
  'feed-image': pictureWords,
  'site-hero': pictureWords,
  'site-portrait': pictureWords,
  'community-image': pictureWords,
  'report-attachment': {
    INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Kies een JPG, PNG, GIF, WebP of PDF.' },
    FILE_TOO_LARGE: { title: 'Bestand te groot', text: 'Kies een bestand van maximaal 10 MB.' },
    UPLOAD_FAILED: {
      title: 'Upload mislukt',
      text: 'Er is niets verstuurd. Probeer het opnieuw of verwijder het bestand.',
    },
    UPLOAD_LIMIT: tooMany,
  },
}

/** The toast for a file that was refused with this code, or that did not arrive for an unknown reason. */
export function uploadRefused(purpose: UploadPurpose, code: string | undefined): Notice {
  const said: Readonly<Record<string, Notice | undefined>> = uploadWords[purpose]
  return said[code ?? ''] ?? uploadWords[purpose].UPLOAD_FAILED
}
