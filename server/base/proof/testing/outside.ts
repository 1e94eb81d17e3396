import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signature } from '../../../payments/standin/delivery.ts'
import { webhookSecret as messageSecret, openStandIn } from '../../../payments/testing/provider.ts'
import { openBucket } from '../../files/bucket.ts'
import { postOffice } from '../../mail/testing/postOffice.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { redisHere } from '../../testing/redisHere.ts'
import { wireTo } from '../../testing/wire.ts'

/** Everything that a site asks elsewhere, each behind wires of the proof. */
export type Outside = Awaited<ReturnType<typeof openOutside>>

const apiKey = 'sk_test_proof'
/** How long a process may take to take a message of the provider in; then it comes again, perhaps at another one. */
const hearsWithin = 5_000

/** Opens what stands outside of a number of processes on one database; `anySite` is one of them, to which the provider speaks. */
export async function openOutside(database: string, count: number, anySite: () => string) {
  const heard: { body: string; signature: string }[] = []
  const tell = async ({ body, signature: signed }: { body: string; signature: string }): Promise<number> => {
    const answer = await fetch(`${anySite()}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signed },
      body,
      signal: AbortSignal.timeout(hearsWithin),
    }).catch(() => null)
    return answer?.status ?? 503
  }
  const provider = await openStandIn({
    apiKey,
    receive: (one) => {
      heard.push(one)
      return tell(one)
    },
  })
  const bucket = await openBucket('proof')
  const post = await postOffice()
  await post.open()
  atEnd(async () => {
    await provider.close()
    await bucket.close()
  })
  const redisUrl = await redisHere()
  const wires = {
    database: await Promise.all(Array.from({ length: count }, () => wireTo(database))),
    redis: redisUrl ? await wireTo(redisUrl) : null,
    mail: await wireTo(post.url),
    bucket: await wireTo(bucket.settings.endpoint ?? ''),
    provider: await wireTo(provider.url),
  }
  const spools = await Promise.all(Array.from({ length: count }, () => smallDisk()))

  return {
    wires,
    provider,
    bucket,
    post,
    /** The small disk of each process, on which a file waits while it comes in; null where none can be made. */
    spools,
    /** Tells once more of every payment of late, properly signed, under another name and with another amount. */
    async lie(): Promise<void> {
      const paid = heard.filter(({ body }) => body.includes('"checkout.session.completed"')).slice(-3)
      for (const { body } of paid) {
        const event = JSON.parse(body) as { id: string; data: { object: { amount_total: number } } }
        event.id = `${event.id}_lie_${Math.random().toString(36).slice(2)}`
        event.data.object.amount_total += 1_000
        const told = JSON.stringify(event)
        await tell({ body: told, signature: signature(told, messageSecret) })
      }
    },
    /** What the environment of each process says of all this. */
    envOf: (which: number): Record<string, string> => ({
      DATABASE_URL: wires.database[which]?.url ?? '',
      ...(wires.redis ? { REDIS_URL: wires.redis.url } : {}),
      SMTP_URL: wires.mail.url,
      S3_ENDPOINT: wires.bucket.url.replace(/\/$/, ''),
      S3_BUCKET: bucket.settings.bucket,
      S3_REGION: bucket.settings.region,
      S3_ACCESS_KEY: bucket.settings.accessKeyId ?? '',
      S3_SECRET_KEY: bucket.settings.secretAccessKey ?? '',
      STRIPE_SECRET_KEY: apiKey,
      STRIPE_WEBHOOK_SECRET: messageSecret,
      PROVIDER_AT: wires.provider.url,
      ...(spools[which] ? { TMPDIR: spools[which].folder } : {}),
    }),
  }
}

const run = promisify(execFile)

/** A disk of half a megabyte that can be filled; null when this user may not make one. */
async function smallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-disk-'))
  const isThere = await run('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  atEnd(async () => {
    if (isThere) await run('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  })
  const ballast = join(folder, 'ballast')
  return isThere
    ? {
        folder,
        fill: () => writeFile(ballast, Buffer.alloc(1024 * 1024)).catch(() => {}),
        empty: () => rm(ballast, { force: true }),
      }
    : null
}
