import { expect, test } from 'vitest'
import { choiceLabel, choices } from './choices.ts'
import { lists, supplementsAsText, supplementsOf } from './lists.ts'

test.each([
  ['SH-MED-01', 'bloodType', ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']],
  ['SH-MED-02', 'gender', ['Man', 'Vrouw']],
  ['SH-MED-04', 'dietPattern', ['omnivore', 'vegetarian', 'vegan', 'pescatarian', 'keto', 'paleo', 'carnivore']],
  ['SH-MED-05', 'exerciseFrequency', ['none', '1-2_per_week', '3-4_per_week', '5-6_per_week', 'daily']],
  ['SH-MED-06', 'alcoholUse', ['none', 'occasional', 'moderate', 'frequent']],
  ['SH-MED-07', 'workEnvironment', ['office', 'home', 'hybrid', 'outdoor', 'industrial', 'healthcare', 'education']],
  ['SH-MED-08', 'caffeineIntake', ['none', 'low', 'moderate', 'high']],
  ['SH-MED-09', 'preferredWorkoutTime', ['early_morning', 'morning', 'midday', 'afternoon', 'evening', 'night']],
  ['SH-MED-10', 'technologyUsage', ['minimal', 'moderate', 'heavy', 'essential']],
] as const)('%s %s offers these, in this order', (_id, field, values) => {
  expect(Object.keys(choices[field])).toEqual(values)
})

test('SH-MED-11 each stored value has its Dutch label', () => {
  const labels = Object.fromEntries(Object.entries(choices).map(([field, of]) => [field, Object.values(of)]))
  expect(labels).toMatchObject({
    dietPattern: ['Alleseter', 'Vegetarisch', 'Veganistisch', 'Pescotarisch', 'Keto', 'Paleo', 'Carnivoor'],
    exerciseFrequency: ['Niet', '1-2 keer per week', '3-4 keer per week', '5-6 keer per week', 'Dagelijks'],
    alcoholUse: ['Geen', 'Af en toe', 'Matig', 'Vaak'],
    workEnvironment: ['Kantoor', 'Thuis', 'Hybride', 'Buiten', 'Industrie', 'Zorg', 'Onderwijs'],
    caffeineIntake: ['Geen', 'Weinig', 'Matig', 'Veel'],
    preferredWorkoutTime: ['Vroege ochtend', 'Ochtend', 'Rond de middag', 'Middag', 'Avond', 'Nacht'],
    technologyUsage: ['Minimaal', 'Matig', 'Veel', 'Onmisbaar'],
  })
})

test('a value of older days is shown as it is, also one that objects have by themselves', () => {
  expect([choiceLabel('dietPattern', 'macrobiotic'), choiceLabel('dietPattern', 'constructor')]).toEqual([
    'macrobiotic',
    'constructor',
  ])
})

test.each([
  [
    'SH-MED-12 SH-MED-13',
    'allergies',
    14,
    [
      'Gluten',
      'Schaaldieren',
      'Eieren',
      'Vis',
      'Pinda',
      'Soja',
      'Melk',
      'Noten',
      'Selderij',
      'Mosterd',
      'Sesamzaad',
      'Sulfiet',
      'Lupine',
      'Weekdieren',
    ],
  ],
  [
    'SH-MED-14 SH-MED-15',
    'sports',
    22,
    [
      'Wandelen',
      'Hardlopen',
      'Fietsen',
      'Wielrennen',
      'Mountainbiken',
      'Zwemmen',
      'Roeien',
      'Fitness',
      'Krachttraining',
      'CrossFit',
      'Yoga',
      'Pilates',
      'Dansen',
      'Vechtsport',
      'Klimmen',
      'Schaatsen',
      'Voetbal',
      'Hockey',
      'Tennis',
      'Padel',
      'Volleybal',
      'Basketbal',
    ],
  ],
  [
    'SH-MED-16 SH-MED-17',
    'nutritionFocus',
    9,
    [
      'Onbewerkte voeding',
      'Eiwitrijk',
      'Koolhydraatarm',
      'Vezelrijk',
      'Suikervrij',
      'Ontstekingsremmend',
      'Darmgezondheid',
      'Periodiek vasten',
      'Biologisch en lokaal',
    ],
  ],
  [
    'SH-MED-18 SH-MED-19',
    'fitnessGoals',
    9,
    [
      'Gewicht verliezen',
      'Spieren opbouwen',
      'Kracht vergroten',
      'Uithoudingsvermogen verbeteren',
      'Lenigheid en mobiliteit',
      'Sneller herstellen',
      'Stress verminderen',
      'Houding verbeteren',
      'Algemene fitheid',
    ],
  ],
  [
    'SH-MED-20 SH-MED-21',
    'supplementUse',
    12,
    [
      'Multivitamine',
      'Vitamine B12',
      'Vitamine C',
      'Vitamine D',
      'Magnesium',
      'Zink',
      'IJzer',
      'Omega 3',
      'Probiotica',
      'Eiwitpoeder',
      'Creatine',
      'Collageen',
    ],
  ],
] as const)('%s %s offers these %i options, in this order', (_ids, field, count, options) => {
  expect(lists[field]).toEqual(options)
  expect(options).toHaveLength(count)
})

test('SH-MED-21 SH-MED-22 supplements are one text with commas and come out of it as they went in', () => {
  expect(lists.supplementUse.filter((name) => name.includes(','))).toEqual([])
  expect(supplementsAsText(['Vitamine D', 'Omega 3'])).toBe('Vitamine D, Omega 3')
  expect(supplementsOf(supplementsAsText(lists.supplementUse))).toEqual(lists.supplementUse)
  expect(supplementsOf(' Vitamine D,, Kurkuma ,')).toEqual(['Vitamine D', 'Kurkuma'])
})
