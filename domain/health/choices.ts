/** What can be chosen one of, with its Dutch label; the stored values are those of SH-MED-01..11. */
export const choices = {
  bloodType: same('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'),
  gender: same('Man', 'Vrouw'),
  dietPattern: {
    omnivore: 'Alleseter',
    vegetarian: 'Vegetarisch',
    vegan: 'Veganistisch',
    pescatarian: 'Pescotarisch',
    keto: 'Keto',
    paleo: 'Paleo',
    carnivore: 'Carnivoor',
  },
  exerciseFrequency: {
    none: 'Niet',
    '1-2_per_week': '1-2 keer per week',
    '3-4_per_week': '3-4 keer per week',
    '5-6_per_week': '5-6 keer per week',
    daily: 'Dagelijks',
  },
  alcoholUse: { none: 'Geen', occasional: 'Af en toe', moderate: 'Matig', frequent: 'Vaak' },
  workEnvironment: {
    office: 'Kantoor',
    home: 'Thuis',
    hybrid: 'Hybride',
    outdoor: 'Buiten',
    industrial: 'Industrie',
    healthcare: 'Zorg',
    education: 'Onderwijs',
  },
  caffeineIntake: { none: 'Geen', low: 'Weinig', moderate: 'Matig', high: 'Veel' },
  preferredWorkoutTime: {
    early_morning: 'Vroege ochtend',
    morning: 'Ochtend',
    midday: 'Rond de middag',
    afternoon: 'Middag',
    evening: 'Avond',
    night: 'Nacht',
  },
  technologyUsage: { minimal: 'Minimaal', moderate: 'Matig', heavy: 'Veel', essential: 'Onmisbaar' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type ChoiceField = keyof typeof choices
export const choiceFields = Object.keys(choices) as ChoiceField[]

/** What a stored value is called; one that is no option (older data) is shown as it is (SH-MED-23). */
export function choiceLabel(field: ChoiceField, value: string): string {
  const labels: Readonly<Record<string, string>> = choices[field]
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value
}

function same<const Value extends string>(...values: Value[]): { [V in Value]: V } {
  return Object.fromEntries(values.map((value) => [value, value])) as { [V in Value]: V }
}
