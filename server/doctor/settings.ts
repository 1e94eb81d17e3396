import { BadSettings, readSettings, type Settings, settingsListing } from '../base/settings.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'

export type Env = Record<string, string | undefined>

/** Reads the settings as the site does: settings, or a finding for each that is refused (OPS-DOCTOR-05). */
export function readAsTheSite(env: Env): { settings: Settings } | { refused: Finding[] } {
  try {
    return { settings: readSettings(env) }
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    return { refused: error.message.split('\n').map(refusal) }
  }
}

const refusal = (sentence: string): Finding =>
  wrong(/^[A-Z][A-Z0-9_]+/.exec(sentence)?.[0] ?? 'settings', 'cannot be used: the site does not start', sentence)

/** What can be used and is worth a word all the same (OPS-DOCTOR-06). */
export function lookAtSettings(settings: Settings, env: Env): Finding[] {
  const names = settingsListing().map(({ name }) => name)
  const given = names.filter((name) => env[name]?.trim())
  return [
    good('settings', `${given.length} of ${names.length} are set, and none is refused`),
    mode(settings),
    publicAddress(settings),
    secretKey(settings, env),
    ...(settings.mode === 'production' ? [proxy(settings), engine(settings)] : []),
    settings.METRICS_TOKEN
      ? good('METRICS_TOKEN', 'opens /metrics')
      : notUsed('METRICS_TOKEN', '/metrics does not exist: nothing watches this site from outside'),
  ]
}

const engine = ({ DATABASE_URL }: Settings): Finding =>
  DATABASE_URL
    ? good('DATABASE_URL', 'a PostgreSQL server')
    : warning(
        'DATABASE_URL',
        'is not set: the embedded database may lose the last writes, or be damaged, when the power goes',
        'Move to a PostgreSQL server before the data matters: npm run backup, set DATABASE_URL, npm run restore -- FILE.',
      )

const isHere = (url: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

function mode({ mode, SITE_URL }: Settings): Finding {
  if (mode === 'production') return good('NODE_ENV', 'production')
  if (isHere(SITE_URL)) return good('NODE_ENV', `${mode}, on this machine alone`)
  return wrong(
    'NODE_ENV',
    `this is a ${mode} at a public address: everybody can sign in as its admin with a known password`,
    'Set NODE_ENV=production and begin with an empty database, since this one holds the accounts of the demonstration.',
  )
}

function publicAddress({ SITE_URL, mode }: Settings): Finding {
  const isPlain = SITE_URL.startsWith('http:')
  if (!isPlain || (isHere(SITE_URL) && mode !== 'production')) return good('SITE_URL', `${SITE_URL}`)
  return wrong(
    'SITE_URL',
    `${SITE_URL} is not https: passwords and sessions can be read on the way, and camera and app do not work`,
    'Give the balancer in front a certificate and let SITE_URL begin with https://.',
  )
}

const examples = /^only-for-demonstration|change.?me|example|secret|password/i
/** A key of `openssl rand -hex 32` has all sixteen but for a few chances in a million. */
const fewestCharacters = 10

function secretKey({ SECRET_KEY, mode }: Settings, env: Env): Finding {
  if (!env.SECRET_KEY?.trim()) return notUsed('SECRET_KEY', `the known one of the ${mode}`)
  const isPoor = new Set(SECRET_KEY).size < fewestCharacters || /^(.{1,12})\1+$/.test(SECRET_KEY)
  if (!isPoor && !examples.test(SECRET_KEY)) return good('SECRET_KEY', `${SECRET_KEY.length} characters`)
  return wrong(
    'SECRET_KEY',
    'can be guessed: it repeats itself or is an example',
    'Make one with: openssl rand -hex 32. On a site in use put the key of now into SECRET_KEYS_ACCEPTED, so that everything that is sealed still opens; everybody has to sign in again.',
  )
}

/** Whether there is a proxy cannot be seen from here, but this process speaks no https. */
function proxy({ TRUSTED_PROXY, SITE_URL }: Settings): Finding {
  if (TRUSTED_PROXY) return good('TRUSTED_PROXY', TRUSTED_PROXY)
  if (!SITE_URL.startsWith('https:')) return notUsed('TRUSTED_PROXY', 'nothing stands in front')
  return warning(
    'TRUSTED_PROXY',
    'is not set, yet something in front speaks https: everybody behind it counts as one network address, and the limits on sign-up and sign-in hit all of them',
    'Set it to the address from which the balancer calls this process, such as 127.0.0.1. Look in the log of the balancer or of a refused sign-in when you do not know it.',
  )
}
