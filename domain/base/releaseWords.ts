/** Texts for a page whose release has gone (SH-ERR-19), or of which a part cannot be loaded any more (SH-ERR-18); apart, since no page needs them at first. */
export const releaseWords = {
  outdated: 'Er staat een nieuwe versie van de site klaar. Vernieuw de pagina als je klaar bent met typen.',
  stuck: 'Een deel van de pagina kon niet worden geladen. Vernieuw de pagina als je klaar bent met typen.',
  refresh: 'Vernieuwen',
} as const
