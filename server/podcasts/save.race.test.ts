import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { newPodcastForm, type PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { expect, test } from 'vitest'
import { atOnce } from '../base/testing/race/atOnce.ts'
import { openWorld, Refused, type TestPerson } from '../base/testing/world.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server', env: { MESSAGE_LIMIT: '100000' } })
const { given, house } = world
const { pool } = house.database
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const managers = [admin, teacher, await world.signedIn(admin), await world.signedIn(teacher)]
const noor = await world.person()
const devices = [noor, await world.signedIn(noor), await world.signedIn(noor), await world.signedIn(noor)]

const form = (title: string): PodcastForm => ({
  ...newPodcastForm('2026-10-20T08:00:00.000Z'),
  title,
  platform: 'spotify',
  originalUrl: 'https://open.spotify.com/show/0123456789abcdefABCDEF',
})
const codeOf = (error: unknown) => (error instanceof Refused ? error.code : String(error))
const titleOf = async (id: string) => (await admin.does(podcasts.open, { id })).title

test('X3-EDGE-13 of managers who save one version at once one is heard, and the others are told', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await given.podcast({ title: `Ronde ${round}` })
    const save = (who: TestPerson, at: number) =>
      who.does(podcasts.save, { id, version: 1, podcast: form(`Van ${at}`) }).then((it) => it.form.title, codeOf)
    const answers = await Promise.all(managers.map(save))
    const heard = answers.filter((answer) => answer !== 'CHANGED')
    expect(heard).toHaveLength(1)
    expect(await titleOf(id)).toBe(heard[0])
  }
})

test('POD-MORE-23 a new one that is sent four times at once is there once', async () => {
  const id = newId()
  const save = (who: TestPerson) => who.does(podcasts.save, { id, version: null, podcast: form('Dubbel') })
  const made = await Promise.all(managers.map(save))
  expect(new Set(made.map(({ version }) => version))).toEqual(new Set([1]))
  const { rows } = await pool.query("select 1 from audit_log where subject_id = $1 and action like 'podcast.%'", [id])
  expect(rows).toHaveLength(1)
})

test('X3-EDGE-13 what is removed while it is saved stays removed, whoever comes first', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await given.podcast({ title: `Weg ${round}`, transcript: '0:05 Hallo' })
    const podcast = { ...form('Gered'), transcript: '0:06 Dag' }
    const [removed, saved] = await Promise.all([
      admin.does(podcasts.remove, { id }).then(() => 'gone', codeOf),
      teacher.does(podcasts.save, { id, version: 1, podcast }).then(() => 'saved', codeOf),
    ])
    expect(removed).toBe('gone')
    expect(['saved', 'CHANGED']).toContain(saved)
    for (const table of ['podcasts where id', 'podcast_lines where podcast_id'])
      expect((await pool.query(`select 1 from ${table} = $1`, [id])).rowCount).toBe(0)
  }
})

test('POD-MORE-11 a comment that is written while its episode is removed leaves nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await given.podcast({ title: `Praat ${round}` })
    const [removed, said] = await Promise.all([
      admin.does(podcasts.remove, { id }).then(() => 'gone', codeOf),
      noor
        .does(comments.write, { id: newId(), subjectKind: 'podcast', subjectId: id, content: 'Hoi' })
        .then(() => 'said', codeOf),
    ])
    expect(removed).toBe('gone')
    expect(['said', 'NOT_FOUND']).toContain(said)
    expect((await pool.query('select 1 from comments where subject_id = $1', [id])).rowCount).toBe(0)
  }
})

test('POD-MORE-01 POD-MORE-03 POD-MORE-13 what four devices set at once is kept whole, and the latest moment stands', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await given.podcast({ title: `Samen ${round}` })
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
    await Promise.all([
      ...devices.map((who, number) => who.does(podcasts.keepPosition, { id, seconds: number, at: at(number) })),
      noor.does(podcasts.setSaved, { id, on: true }),
      noor.does(podcasts.setHeard, { id, on: true }),
    ])
    expect((await noor.does(podcasts.open, { id })).mark).toEqual({
      savedAt: expect.any(String),
      heardAt: expect.any(String),
      positionSeconds: 3,
      positionAt: at(3),
    })
  }
})

test('POD-MORE-01 a mark that is set while its episode is removed is refused or goes with it', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await given.podcast({ title: `Merk ${round}` })
    const [removed, marked] = await Promise.all([
      admin.does(podcasts.remove, { id }).then(() => 'gone', codeOf),
      noor.does(podcasts.setSaved, { id, on: true }).then(() => 'set', codeOf),
    ])
    expect(removed).toBe('gone')
    expect(['set', 'NOT_FOUND']).toContain(marked)
    expect((await pool.query('select 1 from podcast_marks where podcast_id = $1', [id])).rowCount).toBe(0)
  }
})

test('POD-MORE-01 of two devices that keep it and take it off at once each change is told to the others', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await given.podcast({ title: `Ronde ${round}` })
    const mark = (who: TestPerson, on: boolean) => () => who.does(podcasts.setSaved, { id, on })
    await atOnce(
      pool,
      'podcast_marks',
      devices.slice(0, 2).map((who, at) => mark(who, at === 0)),
    )
    const told = await pool.query(`select 1 from facts where kind = 'podcast.marked' and ids->>'podcastId' = $1`, [id])
    const { rows } = await pool.query('select 1 from podcast_marks where podcast_id = $1 and saved_at is null', [id])
    // Taken off first it was not kept yet, and nothing changed.
    expect(told.rows).toHaveLength(rows.length > 0 ? 2 : 1)
  }
})
