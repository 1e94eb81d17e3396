import type { HitKind } from './contract.ts'

/** The sentences of the search overlay (SH-NAV-05). */
export const searchScreenWords = {
  title: 'Zoeken',
  label: 'Waar zoek je naar?',
  open: 'Zoeken',
  keys: 'Ctrl K',
  hint: 'Typ minstens 2 tekens.',
  none: 'Geen resultaten gevonden',
  noneHint: 'Controleer de spelling of probeer een ander woord.',
  searching: 'Zoeken...',
  failed: 'Zoeken lukt nu niet. Probeer het opnieuw.',
  again: 'Opnieuw proberen',
  recent: 'Eerder gezocht',
  results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  kinds: {
    page: "Pagina's",
    event: 'Evenementen',
    livestream: 'Livestreams',
    product: 'Producten',
    blog: 'Blogs',
    podcast: 'Podcasts',
    lesson: 'Lessen',
    masterclass: 'Masterclasses',
    challenge: 'Challenges',
    post: 'Feed',
    channel: 'Kanalen',
    person: 'Mensen',
    message: 'Berichten',
  } satisfies Record<HitKind, string>,
}
