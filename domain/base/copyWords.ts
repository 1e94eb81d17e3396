import type { Notice } from './words.ts'

/** Said where a browser does not let a text onto the clipboard. */
export const copyRefused: Notice = { title: 'Kopiëren lukte niet', text: 'Selecteer de tekst en kopieer die zelf.' }
