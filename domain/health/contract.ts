import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Face } from '../profile/face.ts'
import { choiceFields } from './choices.ts'
import { listFields } from './lists.ts'
import { measureFields, ratings } from './measures.ts'
import { type MedicalData, texts } from './medical.ts'

// Only the shape is here: what a value may be is one rule for both floors (medicalFaults.ts).
const Text = z.string().max(16_000).nullable().default(null)
const Word = z.string().max(60).nullable().default(null)
const Figure = z.number().nullable().default(null)
const Words = z.array(z.string().min(1).max(60)).max(60).default([])
const each = <Field extends string, Type>(fields: readonly Field[], type: Type) =>
  Object.fromEntries(fields.map((field) => [field, type])) as Record<Field, Type>

const Medical = z.object({
  ...each(choiceFields, Word),
  ...each(listFields, Words),
  ...each(texts, Text),
  ...each([...measureFields, ...ratings], Figure),
  birthDate: Word,
  smoking: z.boolean().nullable().default(null),
}) satisfies z.ZodType<MedicalData>

/** What is stored about one's own health; `version` is what a save builds upon (SH-EDGE-39). */
const MedicalRecord = z.object({
  version: z.int(),
  data: Medical,
  consentedAt: Instant.nullable(),
  updatedAt: Instant.nullable(),
})
export type MedicalRecord = z.infer<typeof MedicalRecord>

/** One access to somebody's private data; `by` is null when that account is gone. */
const Access = z.object({
  id: Id,
  kind: z.enum(['emergency', 'contact', 'email', 'export']),
  at: Instant,
  until: Instant.nullable(),
  by: Face.nullable(),
  reason: z.string().nullable(),
  /** How many times the data were on screen. */
  looks: z.int(),
})
export type Access = z.infer<typeof Access>

const Emergency = z.object({ id: Id, person: Face, reason: z.string(), openedAt: Instant, endsAt: Instant })
export type Emergency = z.infer<typeof Emergency>

const own = { needs: 'useOwnAccount' } as const
const emergency = { needs: 'openEmergencyAccess' } as const

/** The operations of this room. */
export const health = {
  /** One's own medical data (SH-MED-41). */
  medical: operation({ ...own, read: true, input: z.object({}), output: MedicalRecord }),

  /** Saves the panel as a whole and answers what is stored (SH-CALL-30, SH-CALL-31). */
  saveMedical: operation({
    ...own,
    input: z.object({ version: z.int(), data: Medical }),
    output: MedicalRecord,
    refusals: {
      FAULTY_FIELDS: z.object({ fields: z.record(z.string(), z.string()), reason: z.string() }),
      OUTDATED: z.object({ reason: z.string() }),
    },
  }),

  /** 'Wis medische gegevens': withdraws the consent and erases the data with their key (SH-MED-43). */
  eraseMedical: operation({ ...own, input: z.object({}), output: MedicalRecord }),

  /** 'Wie heeft mijn gegevens bekeken': newest first. */
  accessLog: operation({ ...own, read: true, input: z.object({}), output: z.array(Access) }),

  /** Members by a part of their name, to choose one in an emergency; the name is all one sees. */
  emergencyMembers: operation({
    ...emergency,
    read: true,
    input: z.object({ name: z.string().trim().min(1).max(100) }),
    output: z.array(Face),
  }),

  /** The asker's own accesses that still run. */
  emergencies: operation({ ...emergency, read: true, input: z.object({}), output: z.array(Emergency) }),

  /** 'Noodtoegang': one member's medical data for 30 minutes, told at once to the member and the other admins (SH-MED-42). */
  openEmergency: operation({
    ...emergency,
    input: z.object({ id: Id, personId: Id, reason: z.string().max(10_000), password: z.string().min(1).max(200) }),
    output: Emergency,
    refusals: { REASON_TOO_SHORT: nothing, REASON_TOO_LONG: nothing, WRONG_PASSWORD: nothing },
  }),

  /** The data of a running access. No read: that somebody looked is written down in the same statement. */
  viewEmergency: operation({
    ...emergency,
    input: z.object({ accessId: Id }),
    output: Emergency.extend({ data: Medical, updatedAt: Instant.nullable() }),
  }),
}
