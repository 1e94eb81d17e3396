import type { EventField } from './eventForm.ts'

/** The sections of the form with their fields, in order (EV-FORM-01, EV-FORM-40). */
export const formSections = [
  { title: 'Basis Informatie', fields: ['title', 'description', 'type', 'venueName', 'venueAddress', 'joinUrl'] },
  {
    title: 'Prijs & Capaciteit',
    fields: ['isPaid', 'priceCents', 'currency', 'hasCapacityLimit', 'maxParticipants', 'minParticipants'],
  },
  { title: 'Datum & Tijd', fields: ['start', 'end', 'zone', 'isRecurring', 'pattern', 'recurrenceEnd'] },
  {
    title: 'Zichtbaarheid & Toegang',
    fields: [
      ...(['isLive', 'policy', 'roles', 'includesTop5'] as const),
      ...(['tiersFrom', 'enrollOpenAt', 'enrollCloseAt', 'cancelUntil'] as const),
    ],
  },
  { title: 'Extra Opties', fields: ['teacherIds', 'bring', 'travel', 'imageUrl'] },
] as const satisfies readonly { title: string; fields: readonly EventField[] }[]
