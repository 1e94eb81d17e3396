import { z } from 'zod'
import { areNetworks } from './networks.ts'
import { acceptedKeys, address, demoCommunity, postgres, text, whole } from './settingKinds.ts'
import { limits } from './settingLimits.ts'
import { watching } from './settingWatching.ts'

export type Mode = 'demo' | 'development' | 'production' | 'test'

type Setting = {
  /** Its purpose, in one sentence. */
  what: string
  example: string
  /** The value when it is left out, as it would be typed. */
  default?: string
  requiredInProduction?: boolean
  schema: z.ZodType
}

/** Every setting that the server reads from its environment. This listing is their documentation. */
const settings = {
  PORT: {
    what: 'The port to listen on.',
    example: '3000',
    default: '3000',
    schema: whole('PORT must be a number up to 65535, such as 3000.', 0, 65_535),
  },
  HOST: {
    what: 'The network address to listen on; 127.0.0.1 when a balancer on the same machine is the only way in.',
    example: '127.0.0.1',
    default: '0.0.0.0',
    schema: text('HOST must be a network address such as 127.0.0.1 or 0.0.0.0.'),
  },
  DRAIN_SECONDS: {
    what: 'How long a process that is told to stop serves on until the balancer has noticed that /readyz says no.',
    example: '15',
    default: '0',
    schema: whole('DRAIN_SECONDS must be a whole number from 0 to 600, such as 15.', 0, 600),
  },
  DATA_DIR: {
    what: 'The folder for the embedded database, files and local state.',
    example: './data',
    default: './data',
    schema: text('DATA_DIR must be a folder.'),
  },
  BACKUP_DIR: {
    what: 'The folder in which an archive is made every night; without it none is made by itself.',
    example: '/var/backups/bewezen',
    schema: text('BACKUP_DIR must be a folder.').optional(),
  },
  BACKUP_KEEP: {
    what: 'Of how many days, weeks and months that have an archive the newest one is kept there.',
    example: '7d 4w 12m',
    default: '7d 4w 12m',
    schema: z
      .string()
      .regex(
        /^(?!0+d 0+w 0+m$)\d{1,3}d \d{1,3}w \d{1,3}m$/,
        'BACKUP_KEEP must be such as 7d 4w 12m, and keep at least one.',
      )
      .transform((text) => {
        const [days = 0, weeks = 0, months = 0] = text.split(' ').map(Number.parseFloat)
        return { days, weeks, months }
      }),
  },
  DEMO_COMMUNITY: demoCommunity,
  DATABASE_URL: {
    what: 'A PostgreSQL server; without it the embedded database in DATA_DIR is used.',
    example: 'postgres://user:password@localhost:5432/bewezen',
    schema: postgres('DATABASE_URL').optional(),
  },
  DATABASE_REPLICA_URL: {
    what: 'A copy of that server that follows it (streaming replication), which answers what visitors read.',
    example: 'postgres://user:password@replica:5432/bewezen',
    schema: postgres('DATABASE_REPLICA_URL').optional(),
  },
  DATABASE_CONNECTIONS: {
    what: 'How many connections a process holds to that server at most, besides one that listens.',
    example: '16',
    default: '16',
    schema: whole('DATABASE_CONNECTIONS must be a number from 4 to 500, such as 16.', 4, 500),
  },
  REDIS_URL: {
    what: 'Redis for wake-ups between processes; without it PostgreSQL LISTEN/NOTIFY is used.',
    example: 'redis://localhost:6379',
    schema: z
      .string()
      .regex(/^rediss?:\/\//, 'REDIS_URL must start with redis://.')
      .optional(),
  },
  SITE_URL: {
    what: 'The public address of the site, without a slash at the end.',
    example: 'https://bewezen.example',
    requiredInProduction: true,
    schema: address('SITE_URL must be an address such as https://bewezen.example.')
      .transform((url) => url.replace(/\/+$/, ''))
      .refine(
        (url) => URL.canParse(url) && new URL(url).origin === url.toLowerCase(),
        'SITE_URL must be scheme and name alone, without a path or a password: the site stands at the root of its address.',
      )
      .optional(),
  },
  SITE_NAME: {
    what: 'The name of the site until an admin sets another.',
    example: 'Bewezen',
    default: 'Bewezen',
    schema: text('SITE_NAME must not be empty.').max(14, 'SITE_NAME may have at most 14 characters.'),
  },
  CONTACT_EMAIL: {
    what: 'The community mailbox until an admin sets another.',
    example: 'community@bewezen.example',
    default: 'community@bewezen.example',
    schema: z.email('CONTACT_EMAIL must be an e-mail address.'),
  },
  SECRET_KEY: {
    what: 'The secret from which all keys of the site are derived: at least 32 characters.',
    example: '',
    requiredInProduction: true,
    schema: z
      .string()
      .min(32, 'SECRET_KEY must have at least 32 characters; make one with: openssl rand -hex 32')
      .optional(),
  },
  SECRET_KEYS_ACCEPTED: acceptedKeys,
  TRUSTED_PROXY: {
    what: 'The proxies whose X-Forwarded-For is believed: a comma-separated list of addresses or networks.',
    example: '127.0.0.1',
    schema: z
      .string()
      .refine(areNetworks, 'TRUSTED_PROXY must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas.')
      .optional(),
  },
  SMTP_URL: {
    what: 'The mail server; without it mail lands in the local mailbox at /dev/mail.',
    example: 'smtp://user:password@mail.example:587',
    schema: z
      .string()
      .regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://.')
      .optional(),
  },
  MAIL_FROM: {
    what: 'The sender of mails; by default the site name with the community mailbox.',
    example: 'Bewezen <community@bewezen.example>',
    schema: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]*$/, 'MAIL_FROM must be one line with an e-mail address in it.')
      .optional(),
  },
  STRIPE_SECRET_KEY: {
    what: 'The secret key of the payment provider; without it the local stand-in is used, except in production.',
    example: '',
    schema: z.string().min(8, 'STRIPE_SECRET_KEY is too short.').optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    what: 'The secret that signs the messages of the payment provider; needed with STRIPE_SECRET_KEY.',
    example: '',
    schema: z.string().min(8, 'STRIPE_WEBHOOK_SECRET is too short.').optional(),
  },
  S3_ENDPOINT: {
    what: 'An S3 service for files; without it files are kept in DATA_DIR.',
    example: 'https://s3.example',
    schema: address('S3_ENDPOINT must be an address.').optional(),
  },
  S3_REGION: { what: 'The region of the S3 service.', example: 'eu-central-1', schema: z.string().optional() },
  S3_BUCKET: {
    what: 'The bucket for files; needed with S3_ENDPOINT.',
    example: 'bewezen',
    schema: z.string().optional(),
  },
  S3_ACCESS_KEY: {
    what: 'The access key of the S3 service; needed with S3_ENDPOINT.',
    example: '',
    schema: z.string().optional(),
  },
  S3_SECRET_KEY: {
    what: 'The secret key of the S3 service; needed with S3_ENDPOINT.',
    example: '',
    schema: z.string().optional(),
  },
  AI_BASE_URL: {
    what: 'An OpenAI-compatible endpoint for the assistant; without it a local stand-in answers.',
    example: 'https://ai.example/v1',
    schema: address('AI_BASE_URL must be an address.').optional(),
  },
  AI_MODEL: {
    what: 'The model that the assistant asks there.',
    example: 'gpt-5-mini',
    default: 'assistant',
    schema: text('AI_MODEL must be the name of a model.'),
  },
  AI_IMAGE_MODEL: {
    what: 'The model that draws pictures of products there.',
    example: 'gpt-image-1',
    default: 'image',
    schema: text('AI_IMAGE_MODEL must be the name of a model.'),
  },
  AI_API_KEY: { what: 'The key of that endpoint.', example: '', schema: z.string().optional() },
  ...watching,
  SECOND_FACTOR: {
    what: 'required: admins, teachers and moderators set up a second factor first, as they always do in production.',
    example: 'required',
    schema: z.literal('required', { error: 'SECOND_FACTOR can only be required; leave it out otherwise.' }).optional(),
  },
  OPENAPI: {
    what: 'on: /api/openapi.json lists every operation in production too, as it does in a demonstration and in development.',
    example: 'on',
    schema: z.literal('on', { error: 'OPENAPI can only be on; leave it out otherwise.' }).optional(),
  },
  SESSION_IDLE_DAYS: {
    what: 'After how many days without use a member is signed out; 30 days after signing in at the latest.',
    example: '30',
    default: '30',
    schema: whole('SESSION_IDLE_DAYS must be a number of days from 1 to 30.', 1, 30),
  },
  STAFF_SESSION_IDLE_HOURS: {
    what: 'After how many hours without use an admin, a teacher or a moderator is signed out.',
    example: '12',
    default: '12',
    schema: whole('STAFF_SESSION_IDLE_HOURS must be a number of hours from 1 to 720.', 1, 720),
  },
  ...limits,
  META_GRAPH_URL: {
    what: 'Where Meta is asked instead of https://graph.facebook.com; the local stand-in is used without it, except in production.',
    example: 'https://graph.facebook.com',
    schema: address('META_GRAPH_URL must be an address.')
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  },
  PROVIDER_FEE_CENTS: {
    what: 'What the payment provider takes of each payment, in cents, for the figures of an event.',
    example: '29',
    default: '29',
    schema: whole('PROVIDER_FEE_CENTS must be a whole number from 0 to 10,000.', 0, 10_000),
  },
  PROVIDER_FEE_BASIS_POINTS: {
    what: 'What it takes beside that, in hundredths of a percent of the payment: 150 is 1.5%.',
    example: '0',
    default: '0',
    schema: whole('PROVIDER_FEE_BASIS_POINTS must be a whole number from 0 to 10,000.', 0, 10_000),
  },
} as const satisfies Record<string, Setting>

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }
export type Settings = Omit<Values, 'SITE_URL' | 'SECRET_KEY'> & {
  SITE_URL: string
  SECRET_KEY: string
  mode: Mode
  secondFactorRequired: boolean
}

/** The settings with their meaning, for `.env.example` and the operations page. */
export const settingsListing = () =>
  (Object.entries(settings) as [string, Setting][]).map(([name, setting]) => ({
    name,
    what: setting.what,
    example: setting.example,
    default: setting.default ?? null,
    requiredInProduction: setting.requiredInProduction ?? false,
  }))

/** A setting that cannot be used; the sentences say what to do. */
export class BadSettings extends Error {
  override name = 'BadSettings'
}

const modes: Record<string, Mode> = { production: 'production', development: 'development', test: 'test' }

/** Reads and checks all settings; throws BadSettings with one sentence per fault. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const mode = modes[env.NODE_ENV ?? ''] ?? 'demo'
  const faults: string[] = []
  // A misspelt production would stand open as a demonstration.
  if (env.NODE_ENV && !modes[env.NODE_ENV])
    faults.push('NODE_ENV must be production, development or test; leave it out for a demonstration.')
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(settings) as [string, Setting][]) {
    const given = env[name]?.trim() || setting.default
    const read = setting.schema.safeParse(given)
    if (!read.success) faults.push(read.error.issues[0]?.message ?? `${name} cannot be used.`)
    else values[name] = read.data
    if (mode === 'production' && setting.requiredInProduction && !given)
      faults.push(`${name} is required in production. ${setting.what}`)
  }
  const together = values as Partial<Values>
  if (together.STRIPE_SECRET_KEY && !together.STRIPE_WEBHOOK_SECRET)
    faults.push('STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.')
  if (together.S3_ENDPOINT && !(together.S3_BUCKET && together.S3_ACCESS_KEY && together.S3_SECRET_KEY))
    faults.push('S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are required when S3_ENDPOINT is set.')
  if (faults.length > 0) throw new BadSettings(faults.join('\n'))
  return {
    ...(values as Values),
    SITE_URL: together.SITE_URL ?? `http://localhost:${together.PORT}`,
    SECRET_KEY: together.SECRET_KEY ?? 'only-for-demonstration-and-development-never-in-production',
    mode,
    secondFactorRequired: mode === 'production' || together.SECOND_FACTOR === 'required',
  }
}
