import { uploadPurposes, uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newKey, pathOf, readPath, readPrivatePath } from './keys.ts'

const now = new Date('2026-10-22T08:44:00Z')

test('IN-REPLY-09 COM-CHAT-20 the name of a message image is 128 random bits and nothing else', () => {
  const personId = newId()
  const keys = Array.from({ length: 1000 }, () => newKey('message-image', personId, now))
  expect(keys.every((key) => /^message-images\/[0-9a-f]{32}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(1000)
})

test('SH-AVAT-04 the name of an avatar has the person and the moment, and two of one moment differ', () => {
  const personId = newId()
  const [one, other] = [newKey('avatar', personId, now), newKey('avatar', personId, now)]
  expect(one).toContain(`avatars/${personId}-${now.getTime()}-`)
  expect(one).not.toBe(other)
})

test('every path of ours is read back as what it is', () => {
  for (const purpose of uploadPurposes.filter((one) => !('isPrivate' in uploadRules[one]))) {
    const key = newKey(purpose, newId(), now)
    for (const size of Object.keys(uploadRules[purpose].sizes)) {
      expect(readPath(pathOf(key, size))).toEqual({ purpose, key, size })
    }
  }
})

test.each(['webp', 'pdf'] as const)(
  'SH-CALL-26 SH-CALL-28 a private file, kept as %s, stands in the folder of its person and is no path for everybody',
  (keptAs) => {
    const personId = newId()
    const key = newKey('report-attachment', personId, now, { keptAs })
    expect(key).toMatch(new RegExp(`^report-attachments/${personId}/${now.getTime()}-[0-9a-f]{32}\\.${keptAs}$`))
    expect(pathOf(key, 'full')).toBe(key)
    expect(readPrivatePath(key)).toEqual({ key, keptAs })
    expect(readPath(key)).toBeNull()
  },
)

test.each([
  ['an avatar', (key: string) => key.replace('report-attachments', 'avatars')],
  ['another ending', (key: string) => key.replace('.webp', '.html')],
  ['two endings', (key: string) => `${key}.webp`],
  ['a way up', (key: string) => key.replace('/', '/../report-attachments/')],
  ['a size below it', (key: string) => `${key}/full.webp`],
])('%s is no private file', (_what, change) => {
  expect(readPrivatePath(change(newKey('report-attachment', newId(), now)))).toBeNull()
})

const key = `message-images/${'0a'.repeat(16)}`

test.each([
  ['nothing', ''],
  ['a folder', 'message-images'],
  ['a key without a size', key],
  ['a size that the purpose does not have', `${key}/256.webp`],
  ['a name every object has', `${key}/constructor.webp`],
  ['another extension', `${key}/full.html`],
  ['two extensions', `${key}/full.webp.html`],
  ['a folder that is not ours', `reports/${'0a'.repeat(16)}/full.webp`],
  ['a way up', `message-images/../message-images/${'0a'.repeat(16)}/full.webp`],
  ['a way up at the end', `${key}/../../../etc/passwd`],
  ['an absolute path', `/${key}/full.webp`],
  ['a null byte', `${key}/full.webp\0`],
  ['a new line', `${key}/full.webp\n`],
  ['backslashes', `message-images\\${'0a'.repeat(16)}\\full.webp`],
])('%s is no path', (_what, path) => {
  expect(readPath(path)).toBeNull()
})

test('no path that is read has anything in it but lower case, digits, hyphens and its one extension', () => {
  const parts = fc.constantFrom(
    'message-images',
    'avatars',
    '..',
    '.',
    '/',
    '%2e',
    'full',
    '64',
    '.webp',
    '0a'.repeat(16),
    '\\',
    '\0',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const path = pieces.join('')
      return readPath(path) === null || /^[a-z-]+\/[0-9a-f-]+\/[a-z0-9]+\.webp$/.test(path)
    }),
    { numRuns: 2000 },
  )
})

test('a path in a folder of private files is one of nothing, however it is made', () => {
  const hidden = uploadPurposes.filter((one) => 'isPrivate' in uploadRules[one])
  expect(hidden.length).toBeGreaterThan(0)
  for (const purpose of hidden)
    for (const size of Object.keys(uploadRules[purpose].sizes))
      for (const name of ['0a'.repeat(16), `${newId()}-${now.getTime()}-${'0a'.repeat(16)}`])
        expect(readPath(`${uploadRules[purpose].folder}/${name}/${size}.webp`)).toBeNull()
})

test('MKT-MORE-31 the key of a picture ends in its focus, and is read with it', () => {
  const key = newKey('blog-image', newId(), now, { focus: { x: 38, y: 7 } })
  expect(key).toMatch(/^blog-images\/[0-9a-f]{32}-f3807$/)
  expect(readPath(`${key}/card.webp`)).toEqual({ purpose: 'blog-image', key, size: 'card' })
  for (const other of ['-f38', '-f380', '-f38077', '-f38a7', '-g3807'])
    expect(readPath(`${key.slice(0, -6)}${other}/card.webp`)).toBeNull()
})
