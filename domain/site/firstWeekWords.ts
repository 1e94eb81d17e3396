/** What stands beside the price: what the first week is, and that one can withdraw (MKT-MORE-08, MKT-MORE-09). */
export const firstWeekWords = {
  title: 'Wat je in week 1 doet',
  days: [
    { day: 'Dag 1', text: 'Je zegt hallo en kiest één ding dat je wilt uitzoeken.' },
    { day: 'Dag 2', text: 'Je doet je eerste les en meet voor het eerst. Eén getal, meer niet.' },
    { day: 'Dag 4', text: 'Je deelt wat je ziet en leest wat anderen daarin zien.' },
    { day: 'Dag 7', text: 'Je eerste zeven punten staan in je eigen grafiek.' },
  ],
  withdraw: {
    title: 'Veertien dagen bedenktijd.',
    text: 'Herroep je online, dan krijg je alles terug wat je betaalde. Een reden hoeft niet.',
  },
} as const
