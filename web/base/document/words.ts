/** The main landmark of every page, where the skip link leads and the focus goes after moving to another page. */
export const contentId = 'inhoud'

/** The sentences of the frame around every page. */
export const words = {
  skip: 'Naar de inhoud',
  loading: 'Laden...',
  notFound: { title: 'Pagina niet gevonden', heading: 'Oops! Page not found.', home: 'Terug naar home' },
  failed: 'De pagina kon niet worden getoond. Probeer het opnieuw of ga terug naar de homepage.',
}
