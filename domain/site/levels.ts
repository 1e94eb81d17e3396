/** A level of the university: what it is called, how long it takes and what somebody has at its end (MKT-HOW-02). */
export type Level = { title: string; weeks: number; result: string }

/** The five levels as they stand before an admin changes them; every page shows these same ones (MKT-HOW-03, MKT-HOW-04). */
export const firstLevels: readonly Level[] = [
  { title: 'Fundament', weeks: 8, result: 'Je kent je uitgangspunt en hebt een vaste dagstructuur.' },
  { title: 'Licht en ritme', weeks: 8, result: 'Je gebruikt daglicht bewust en slaapt op vaste tijden.' },
  { title: 'Voeding en energie', weeks: 8, result: 'Je weet welke voeding bij jou past.' },
  { title: 'Adem en herstel', weeks: 8, result: 'Je herkent stress eerder en herstelt gericht.' },
  { title: 'N=1 meesterschap', weeks: 8, result: 'Je ontwerpt en beoordeelt je eigen experimenten.' },
]
