/** What the five levels are called before an admin changes them, and what somebody has at their end (MKT-HOW-03). */
export const levelWords = [
  { title: 'Fundament', result: 'Je kent je uitgangspunt en hebt een vaste dagstructuur.' },
  { title: 'Licht en ritme', result: 'Je gebruikt daglicht bewust en slaapt op vaste tijden.' },
  { title: 'Voeding en energie', result: 'Je weet welke voeding bij jou past.' },
  { title: 'Adem en herstel', result: 'Je herkent stress eerder en herstelt gericht.' },
  { title: 'N=1 meesterschap', result: 'Je ontwerpt en beoordeelt je eigen experimenten.' },
] as const
