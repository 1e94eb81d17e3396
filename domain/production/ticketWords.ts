/** The own code of a place (EV-MORE-54). */
export const ticketWords = {
  show: 'Toon mijn code',
  title: 'Jouw code',
  text: 'Laat deze code aan de deur zien. Hij werkt ook zonder lijn en staat in je mail.',
  picture: (code: string) => `QR-code ${code}`,
  failed: 'Je code kon niet worden geladen',
  mail: 'Code aan de deur',
} as const
