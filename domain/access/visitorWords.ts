/** What members could say in the example that visitors see, and at what level they are. */
export const exampleWords = [
  { name: 'Marloes', level: 3, text: 'Dag 14! Zelfde bedtijd, zelfde avondeten, alleen de ochtend is anders.' },
  {
    name: 'Teun',
    level: 5,
    text: 'Mooi dat je maar één ding hebt veranderd. Ga nu drie dagen terug naar je oude ochtend.',
  },
  { name: 'Bram', level: 2, text: 'Geldt dat ook als het zo bewolkt is als vandaag?' },
] as const
