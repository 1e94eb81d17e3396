import type { Ware } from './wares.ts'

/** An offer in the shop of somebody else. */
const deal = (address: string, code: string, percentage: number) => ({
  productType: 'affiliate',
  affiliateUrl: `https://${address}`,
  affiliateDiscountCode: code,
  affiliateDiscountPercentage: percentage,
})

/** What partners sell, each at an address that leads nowhere in the demonstration. */
export const deals = {
  mat: {
    name: 'Aardingsmat wol',
    description:
      'Natuurlijke wol met geleidende draad.\n\nEen mat van 60 bij 90 centimeter met snoer en stekker. Wij maten dat hij geleidt; of je er iets van merkt, zoek je zelf uit met een N=1.',
    priceCents: 8_900,
    tags: ['grounding', 'wol'],
    partner: 'Wolkenveld',
    ...deal('wolkenveld.example/aardingsmat', 'BEWEZEN10', 10),
    art: { thing: 'mat', theme: 'grounding', backdrop: 'wall', emblem: 'leaf' },
  },
  dekbed: {
    name: 'Wollen dekbed vier seizoenen',
    description:
      'Twee lagen wol die je met lussen aan elkaar knoopt: één voor de zomer, één voor de herfst en samen voor de winter.\n\n140 bij 220 centimeter, gevuld met wol van Texel. Terugsturen mag tot dertig nachten.',
    priceCents: 24_500,
    tags: ['slaap', 'wol'],
    partner: 'Wolkenveld',
    ...deal('wolkenveld.example/dekbed-vier-seizoenen', 'BEWEZEN10', 10),
    art: { thing: 'blanket', theme: 'slaap', backdrop: 'night', emblem: 'moon' },
  },
  wekker: {
    name: 'Wekkerlamp Zonsopgang',
    description:
      'Wordt in dertig minuten steeds lichter, van warm rood tot 2.700 kelvin. Op een halve meter maten wij 240 lux.\n\nMet een knop voor alleen rood licht, voor wie ’s nachts op moet.',
    priceCents: 9_995,
    isFeatured: true,
    tags: ['licht', 'ochtend', 'lamp'],
    partner: 'De Lichtmeester',
    ...deal('lichtmeester.example/wekkerlamp', 'LICHT5', 5),
    art: { thing: 'lamp', theme: 'licht', backdrop: 'cupboard', emblem: 'sun' },
  },
  luxmeter: {
    name: 'Luxmeter zakformaat',
    description:
      'Meet van 0 tot 200.000 lux en past in een jaszak. Wijkt volgens de maker hooguit 4 procent af; bij ons was het 3.\n\nMet geheugen voor honderd metingen.',
    priceCents: 5_450,
    tags: ['licht', 'meten'],
    partner: 'De Lichtmeester',
    ...deal('lichtmeester.example/luxmeter', 'LICHT5', 5),
    art: { thing: 'meter', theme: 'licht', backdrop: 'hills', emblem: 'sun' },
  },
  magnesium: {
    name: 'Magnesium bisglycinaat',
    description:
      '120 capsules, zonder vulstoffen.\n\nElke capsule bevat 100 milligram magnesium, en van elke partij staat het laboratoriumverslag online. Gebruik je medicijnen? Vraag het eerst aan je apotheek.',
    priceCents: 2_495,
    tags: ['voeding', 'supplement'],
    partner: 'Noorderkruid',
    ...deal('noorderkruid.example/magnesium', 'BEWEZEN-NK', 15),
    art: { thing: 'jar', theme: 'koud', backdrop: 'wall', emblem: 'wave' },
  },
  thee: {
    name: 'Kruidenthee Avondrust',
    description:
      'Citroenmelisse, lindebloesem en havergroen van een tuin bij Appingedam, zonder cafeïne.\n\nLosse thee, 80 gram, goed voor zo’n veertig koppen.',
    priceCents: 895,
    tags: ['avond', 'thee'],
    partner: 'Noorderkruid',
    ...deal('noorderkruid.example/avondrust', 'BEWEZEN-NK', 15),
    art: { thing: 'tea', theme: 'voeding', backdrop: 'rays', emblem: 'leaf' },
  },
} as const satisfies Record<string, Ware>
