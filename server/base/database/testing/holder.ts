import { openDatabase } from '../open.ts'

// Opens the embedded database in a folder, says so, and stays until it is ended.
const database = await openDatabase({ folder: process.argv[2] ?? '' }).catch((error: Error) => {
  process.stdout.write(`${error.name}: ${error.message}\n`)
  process.exit(1)
})
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
process.stdout.write('open\n')
setInterval(() => {}, 60_000)
