import { newId } from '@bewezen/domain/base/ids.ts'
import { readable } from '@bewezen/domain/health/readable.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { privacyWords } from '@bewezen/domain/privacy/words.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { readAccessLog } from './accessLog.ts'
import { eraseMedicalData, openMedical } from './keep.ts'
import { asStored } from './stored.ts'
import { medicalReads } from './tables.ts'

/** The medical data opened for their owner, the consents and every access. The key goes before the row does. */
export const healthPersonal: PersonalPart = {
  collect: async (house, reader, id) => {
    const { data, updatedAt } = await openMedical(house, reader, id)
    const log = await readAccessLog(reader, id)
    return [
      {
        name: 'medical',
        title: medicalWords.title,
        rows: updatedAt ? [{ ...asStored(data), updated_at: updatedAt }] : [],
        shown: readable(data).flatMap(({ rows }) => rows),
      },
      await tableOf(
        reader,
        'medical_consents',
        sql`select given_at, withdrawn_at, wording from medical_consents where profile_id = ${id} order by given_at`,
      ),
      {
        name: 'data_access',
        title: privacyWords.whoLooked,
        rows: log.map(({ kind, at, until, by, reason }) => ({
          at,
          until,
          kind,
          reason,
          by: by && `${by.firstName} ${by.lastName}`,
        })),
      },
    ]
  },
  erase: async (tx, id, now) => void (await eraseMedicalData(tx, id, now)),
}

/** Notes in one's own list that a copy of everything was made. */
export const noteExport = (house: House, personId: string) =>
  house.transaction((tx, now) =>
    tx.insert(medicalReads).values({ id: newId(), profileId: personId, readerId: personId, kind: 'export', at: now }),
  )
