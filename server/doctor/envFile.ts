import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { settingsListing } from '../base/settings.ts'
import { type Finding, warning } from './finding.ts'
import type { Env } from './settings.ts'

/** A `.env` that the command did not get, and names in it that are no setting: both look as if they were set (OPS-DOCTOR-05). */
export async function lookAtEnvFile(file: string, env: Env): Promise<Finding[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return []
  const names = new Set(settingsListing().map(({ name }) => name))
  const written = Object.entries(parseEnv(text)).filter(([, value]) => value?.trim())
  const unread = written.filter(([name]) => (names.has(name) || name === 'NODE_ENV') && env[name] === undefined)
  const unknown = written.map(([name]) => name).filter((name) => !names.has(name) && !name.startsWith('NODE_'))
  return [
    ...(unread.length > 0
      ? [
          warning(
            '.env',
            `was not read: ${unread.map(([name]) => name).join(', ')}`,
            'Look at the site with its settings: node --env-file=.env tools/doctor.ts',
          ),
        ]
      : []),
    ...unknown.map((name) =>
      warning(
        name,
        'stands in .env and is no setting of the site',
        'Mend its name (.env.example has them all), or remove it.',
      ),
    ),
  ]
}
