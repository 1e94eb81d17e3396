/** The communities of the demonstration with their channels, in order. */
export const places = {
  universiteit: {
    name: 'Universiteit',
    description: 'Waar iedereen begint: kennismaken, vragen stellen en samen meten.',
    channels: {
      welkom: { name: 'Welkom', description: 'Stel je voor en vertel wat je wilt bewijzen.' },
      slaap: { name: 'Slaap en ritme', description: 'Alles over inslapen, doorslapen en je dagcurve.' },
      voeding: { name: 'Voeding', description: 'Wat je eet, wanneer je eet en wat je ervan merkt.' },
      beweging: { name: 'Beweging en grounding', description: 'Wandelen, kracht en blote voeten.' },
      rood: { name: 'Rood licht', description: 'Ervaringen met lampen, afstand en duur.' },
      nieuws: { name: 'Nieuws', description: 'Berichten van het team.', postRoles: ['admin', 'teacher'] },
    },
  },
  experimenten: {
    name: 'N=1-experimenten',
    description: 'Eén verandering, twee weken meten. Deel je opzet en je uitkomst.',
    channels: {
      opzet: { name: 'Mijn experiment', description: 'Wat verander je, wat meet je en hoe lang?' },
      logboek: { name: 'Logboeken van leden', description: 'Dag voor dag, zonder oordeel.' },
      archief: {
        name: 'Voorjaar 2026',
        description: 'De experimenten van dit voorjaar, om na te lezen.',
        isArchived: true,
      },
    },
  },
  adem: {
    name: 'Adem en stress',
    description: 'Rustiger worden, en dat ook kunnen zien.',
    channels: {
      ademhaling: { name: 'Ademhaling', description: 'Oefeningen en wat ze met je hartslag doen.' },
      avond: { name: 'Avondrust', description: 'Schermen uit, licht laag, hoofd leeg.' },
    },
  },
} as const

/** Where new members begin (COM-START-01). */
export const startSlug: keyof typeof places = 'universiteit'

export type ChannelPath = {
  [Community in keyof typeof places]: `${Community}/${keyof (typeof places)[Community]['channels'] & string}`
}[keyof typeof places]
