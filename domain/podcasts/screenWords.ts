/** Sentences of the screens of the podcasts, beside those of the list and of an episode (POD-MORE-40..49). */
export const podcastScreenWords = {
  player: (title: string) => `Speler van ${title}`,
  count: (count: number) => (count === 1 ? '1 podcast' : `${count} podcasts`),
  own: 'Jouw lijst',
  toAll: 'Toon alle podcasts',
  toLivestreams: 'Kijk mee met een livestream',
  aboutSpeaker: (name: string) => `Over ${name}`,
  heardNow: 'hoor je nu',
  heardBefore: 'gehoord',
  moment: 'Moment',
  momentHint: 'Kijk in de speler waar je bent, bijvoorbeeld 12:40.',
  momentWrong: 'Schrijf het moment als 12:40.',
  kept: 'Onthouden',
  joinTalk: 'Word lid om mee te praten',
} as const
