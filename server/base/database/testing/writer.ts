import { newId } from '@bewezen/domain/base/ids.ts'
import { record } from '../../facts/record.ts'
import { openDatabase } from '../open.ts'

// Writes facts until it is killed, several at once, and says the id of each when it is acknowledged.
const database = await openDatabase({ folder: process.argv[2] ?? '' })
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      const id = await database.db.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
      process.stdout.write(`${id}\n`)
    }
  }),
)
