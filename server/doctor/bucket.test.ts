import { afterEach, expect, test } from 'vitest'
import { openBucket } from '../base/files/bucket.ts'
import { atEnd } from '../base/testing/atEnd.ts'
import { lookAtBucket } from './bucket.ts'
import { about, patient, statesOf } from './testing/look.ts'

const bucket = await openBucket('pictures')
atEnd(() => bucket.close())
afterEach(() => bucket.heal())
const look = () => lookAtBucket(bucket.settings, patient)

test('OPS-DOCTOR-10 an object is written, read and removed, and a stranger is refused; nothing stays', async () => {
  expect(statesOf(await look())).toEqual({ bucket: 'good', 'bucket privacy': 'good' })
  expect(bucket.keys()).toEqual([])
  expect(statesOf(await lookAtBucket(null, patient))).toEqual({ bucket: 'not used' })
})

test.each([
  ['PUT', 'written', /s3:PutObject/],
  ['GET', 'removed', /s3:DeleteObject and s3:ListBucket/],
  ['POST', 'removed', /s3:DeleteObject/],
])(
  'OPS-DOCTOR-10 a key that may not %s is told what it may not, and the right it needs',
  async (method, what, todo) => {
    bucket.fail(method)
    const found = (await look()).filter(({ state }) => state === 'wrong')
    expect(found).toContainEqual(
      expect.objectContaining({
        says: expect.stringContaining(`cannot be ${what}`),
        todo: expect.stringMatching(todo),
      }),
    )
  },
)

test('OPS-DOCTOR-10 a bucket that anybody can read is wrong', async () => {
  bucket.isPublic(true)
  expect(about(await look(), 'bucket privacy')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('public policy'),
  })
})

test('OPS-DOCTOR-10 a service that is not there is wrong', async () => {
  const s3 = { ...bucket.settings, endpoint: 'http://127.0.0.1:1' }
  expect(await lookAtBucket(s3, patient)).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('ECONNREFUSED'), todo: expect.stringContaining('S3_ENDPOINT') },
  ])
})
