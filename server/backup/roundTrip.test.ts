import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip, gzipSync } from 'node:zlib'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '../base/database/open.ts'
import { emptyDatabase, serverAddress } from '../base/testing/databases.ts'
import { openWorld } from '../base/testing/world.ts'
import { upload } from '../community/testing/upload.ts'
import { backUp, keysFileOf } from './backUp.ts'
import { loadKeys } from './keys.ts'
import { restore } from './restore.ts'
import { tablesOf } from './tables.ts'
import { unpacked } from './tar.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const engines = (await serverAddress()) ? (['embedded', 'server'] as const) : (['embedded'] as const)

/** Every row of every table as text, without what is another one on another server. */
async function rowsOf({ pool }: Database): Promise<Record<string, string[]>> {
  const client = await pool.connect()
  try {
    const found: Record<string, string[]> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(`select (to_jsonb(it) - 'tx')::text as row from ${name} it`)
      if (!name.startsWith('pgboss.')) found[name] = rows.map(({ row }) => row).sort()
    }
    return found
  } finally {
    client.release()
  }
}

const jobsOf = async ({ pool }: Database) =>
  (
    await pool.query(
      "select id, name, data::text from pgboss.job where start_after > now() + interval '1 hour' order by id",
    )
  ).rows

/** A small community with everything that is hard to copy: odd texts, files, sealed data, a job that waits. */
async function fullCommunity(engine: 'embedded' | 'server') {
  const data = join(folder, engine)
  const world = await openWorld({ engine, jobs: true, env: { DATA_DIR: data } })
  const channel = await world.given.channel({ name: 'Slaap "en" ritme\\n' })
  const noor = await world.person({ firstName: 'Leïla', lastName: "d'Été" })
  const picture = await upload(world, noor)
  for (const content of ['Regel een\nRegel twee \\ "citaat" 👩‍🚀 \u2028', '{"a":null}'])
    await noor.does(community.post, { id: newId(), channelId: channel.id, content, parentId: null, uploadId: null })
  await noor.does(community.post, {
    id: newId(),
    channelId: channel.id,
    content: 'Met beeld',
    parentId: null,
    uploadId: picture.id,
  })
  await world.given.member(noor, { id: channel.communityId })
  const { pool } = world.house.database
  const other = await world.person()
  for (const [person, key] of [
    [noor, 'sleutel-1'],
    [other, 'sleutel-2'],
  ] as const)
    await pool.query(
      `insert into medical_profiles (profile_id, wrapped_key, sealed, version) values ($1, $2, 'verzegeld', 3)
       on conflict (profile_id) do update set wrapped_key = $2, sealed = 'verzegeld', version = 3`,
      [person.id, key],
    )
  await pool.query(
    `insert into medical_consents (id, profile_id, wording, given_at)
     select gen_random_uuid(), id, 'Ik stem toe', now() - interval '1 day' from profiles where id = any($1)`,
    [[noor.id, other.id]],
  )
  const startAfter = new Date(Date.now() + 86_400_000)
  await world.house.transaction((tx) =>
    world.house.jobs.enqueue(tx, 'files.sweep', { a: 1 }, { id: newId(), startAfter }),
  )
  await world.house.settled()
  return { world, noor, other, files: join(data, 'files') }
}

describe.each(engines)('a community on the %s engine', async (engine) => {
  const { world, noor, other, files } = await fullCommunity(engine)
  const { database } = world.house
  const archive = join(folder, engine, 'archief', 'eerste.tar.gz')
  const place = { database, filesFolder: files }
  const made = await backUp(place, archive)
  const keys = (await loadKeys(keysFileOf(archive))) ?? {}

  test.each(engines)('comes back whole on the %s engine, with its files', async (target) => {
    const before = await rowsOf(database)
    const into = await emptyDatabase(target)
    const filesFolder = join(folder, `${engine}-${target}`)
    expect(await restore({ database: into, filesFolder }, archive, keys)).toEqual(made)
    expect(await rowsOf(into)).toEqual(before)
    expect(await jobsOf(into)).toEqual(await jobsOf(database))
    expect(await jobsOf(into)).not.toEqual([])
    const [own, back] = await Promise.all([files, filesFolder].map((each) => readdir(each, { recursive: true })))
    expect(back?.toSorted()).toEqual(own?.toSorted())
    const image = back?.find((name) => name.includes('.')) ?? ''
    expect(await readFile(join(filesFolder, image))).toEqual(await readFile(join(files, image)))
    // Triggers are on again: who joins is counted.
    const { rows } = await into.pool.query('select id, member_count from blueprints')
    await into.pool.query('delete from blueprint_members')
    expect(rows[0]?.member_count).toBe(1)
    expect((await into.pool.query('select member_count from blueprints')).rows[0]?.member_count).toBe(0)
    await into.close()
  })

  test.runIf(engine === 'embedded')(
    'holds no key of medical data, and a key that was erased since opens nothing any more',
    async () => {
      for await (const { content } of unpacked(createReadStream(archive).pipe(createGunzip())))
        expect(content.toString()).not.toContain('sleutel-')
      const { [other.id]: _, ...left } = keys
      const into = await emptyDatabase('embedded')
      await restore({ database: into, filesFolder: null }, archive, left)
      const { rows } = await into.pool.query(
        'select profile_id as id, wrapped_key as key, sealed from medical_profiles',
      )
      expect(rows).toEqual(
        expect.arrayContaining([
          { id: noor.id, key: 'sleutel-1', sealed: 'verzegeld' },
          { id: other.id, key: null, sealed: null },
        ]),
      )
      const standing = await into.pool.query('select profile_id as id from medical_consents where withdrawn_at is null')
      expect(standing.rows).toEqual([{ id: noor.id }])
      await into.close()
    },
  )

  test.runIf(engine === 'embedded')('an archive that is cut short, damaged or no archive changes nothing', async () => {
    const whole = await readFile(archive)
    const into = await emptyDatabase('embedded')
    const before = await rowsOf(into)
    const broken = join(folder, `${engine}-broken.tar.gz`)
    for (const bytes of [whole.subarray(0, whole.length / 2), gzipSync('niets'), Buffer.from('niets')]) {
      await writeFile(broken, bytes)
      await expect(restore({ database: into, filesFolder: null }, broken, {})).rejects.toThrow()
    }
    expect(await rowsOf(into)).toMatchObject(before)
    await into.close()
  })
})
