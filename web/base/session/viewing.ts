/** The name of the tag that says as whom the site is viewed, and until when. */
export const viewingTag = 'viewing-as'

/** As whom the site is viewed and until when, as `student 2026-11-27T12:00:00.000Z`; null on every other page (ADM-MORE-53). */
export const viewedNow = (): string | null =>
  document.querySelector(`meta[name=${viewingTag}]`)?.getAttribute('content') ?? null
