/** What can be chosen any number of (SH-MED-12..21). */
export const lists = {
  // The 14 of the European labelling rules (SH-MED-13).
  allergies: [
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
  sports: [
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
  nutritionFocus: [
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
  fitnessGoals: [
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
  // No name contains a comma: they are stored as one text (SH-MED-21, SH-MED-22).
  supplementUse: [
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
} as const satisfies Record<string, readonly string[]>

export type ListField = keyof typeof lists
export const listFields = Object.keys(lists) as ListField[]

/** The supplements as they are stored: one text with commas between them (SH-MED-22). */
export const supplementsAsText = (supplements: readonly string[]): string => supplements.join(', ')

/** The supplements of a stored text; what is empty between two commas is nothing. */
export const supplementsOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
