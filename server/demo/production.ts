import { toWallTime } from '@bewezen/domain/base/wallTime.ts'
import type { Who } from './people.ts'
import type { vocabulary } from './vocabulary.ts'

type Given = ReturnType<typeof vocabulary>
type Cast = Record<Who, { id: string }>

/** Who organises the masterclass of the demonstration, and with what: costs, places, programme, briefings, tasks and partners. */
export async function fillProduction(given: Given, cast: Cast, event: { id: string }, day: string): Promise<void> {
  const [by, approvedBy] = [cast.jasper, cast.jasper]
  const at = (time: string) => `${day}T${time}`
  const inDays = (days: number) => toWallTime(Date.now() + days * 86_400_000).slice(0, 10)
  const ofEvent = { event, by }

  await given.cost({
    ...ofEvent,
    name: 'Huur van het koetshuis',
    amount: '120',
    notes: 'Inclusief kachel en hout, tot 12:30',
    linkUrl: 'https://amelisweerd.example/koetshuis',
    isOrdered: true,
    approvedBy,
  })
  await given.cost({ ...ofEvent, name: 'Dekens', quantity: '12', amount: '5', isOrdered: true, approvedBy })
  await given.cost({
    ...ofEvent,
    name: 'Thee en soep',
    amount: '75',
    notes: 'Vegetarisch, één keer glutenvrij',
    approvedBy,
  })
  await given.cost({ ...ofEvent, name: 'Drukwerk meetkaarten', quantity: '12', amount: '1' })

  const indoors = { facilities: { wc: true, douche: false, slaapplek: false }, accessibility: { ov: true, auto: true } }
  const technicalFacilities = { stopcontacten: true, scherm: false, geluid: false, verlichting: true, wifi: true }
  const barn = await given.location({
    ...ofEvent,
    ...indoors,
    technicalFacilities,
    name: 'Koetshuis',
    surfaceArea: '60',
    capacity: '10',
    notes: 'De kachel brandt vanaf acht uur.',
  })
  const meadow = await given.location({ ...ofEvent, name: 'Weide aan de Kromme Rijn', locationType: 'buiten' })
  await given.location({
    ...ofEvent,
    technicalFacilities: { ...technicalFacilities, wifi: false },
    name: 'Keuken',
    surfaceArea: '14',
    capacity: '4',
    isBackstage: true,
  })

  const plan = [
    ['Opbouw', '07:45', '08:30', barn, '', 'Kachel aan, dekens in een kring'],
    ['Ontvangst met thee', '08:15', '08:45', barn, '12', 'Meetkaarten uitdelen'],
    ['Licht meten, buiten', '08:45', '09:45', meadow, '12', 'Jasper meet mee'],
    ['Jouw dagplan voor de winter', '09:45', '11:00', barn, '10', ''],
    ['Soep en vragen', '11:00', '11:30', null, '', ''],
  ] as const
  for (const [activityName, start, end, place, people, description] of plan)
    await given.activity({
      ...ofEvent,
      activityName,
      start: at(start),
      end: at(end),
      people,
      description,
      locationId: place?.id ?? '',
    })

  await given.briefing({
    ...ofEvent,
    person: cast.jasper,
    role: 'Docent',
    start: at('08:00'),
    end: at('11:45'),
    tasks: ['Lichtmeters opladen', 'Rondje bij nieuwe deelnemers voor de start'],
    notes: 'Heeft om 09:40 tien minuten stilte nodig.',
    phone: '06 0000 0002',
  })
  await given.briefing({
    ...ofEvent,
    person: cast.noor,
    role: 'Gastvrouw',
    start: at('07:45'),
    end: at('11:30'),
    tasks: ['Meetkaarten en potloden neerleggen', 'Dieetlijst doorgeven aan de keuken'],
    phone: '06 0000 0004',
  })
  await given.briefing({ ...ofEvent, person: cast.joost, role: 'Vrijwilliger', tasks: ['Namen afvinken'] })

  const todos = [
    ['Lichtmeters testen', 'urgent', 'niet_gestart', 1, 'jasper', 'Ook de reserve'],
    ['Contract koetshuis tekenen', 'hoog', 'bezig', -1, 'noor', ''],
    ['Meetkaarten laten drukken', 'hoog', 'uitgesteld', 3, 'noor', '12 stuks, dik papier'],
    ['Deelnemersmail met route', 'normaal', 'niet_gestart', 2, 'lotte', ''],
    ['Soep bestellen', 'normaal', 'niet_gestart', 4, 'noor', 'Aantallen uit Deelnemers'],
    ['Datum vastleggen', 'laag', 'voltooid', null, null, ''],
  ] as const
  for (const [taskName, priority, status, days, who, description] of todos)
    await given.todo({
      ...ofEvent,
      taskName,
      priority,
      status,
      description,
      deadline: days === null ? '' : inDays(days),
      assigneeId: who === null ? '' : cast[who].id,
    })

  await given.partner('Landgoed Amelisweerd', true, {
    description: 'Koetshuis en weide aan de Kromme Rijn',
    websiteUrl: 'https://amelisweerd.example',
    contactEmail: 'verhuur@amelisweerd.example',
    contactName: 'Iris Mol',
    contactPhone: '030 123 45 67',
    addressStreet: 'Koningslaan 7',
    addressCity: 'Bunnik',
    addressPostalCode: '3981 HD',
    addressCountry: 'Nederland',
    invoiceCompanyName: 'Landgoed Amelisweerd BV',
    invoiceEmail: 'facturen@amelisweerd.example',
    iban: 'NL91ABNA0417164300',
  })
}
