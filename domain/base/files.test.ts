import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedFor, fileRefusal, imageFormatOf, uploadRules } from './files.ts'
import { uploadRefused, uploadWords } from './uploadWords.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const png = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\r')
const limit = 5 * 1024 * 1024

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01'],
  ['jpeg', '\xff\xd8\xff\xe1\x12\x34Exif\0\0'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\r'],
  ['gif', 'GIF87a\x01\0\x01\0\x80\0'],
  ['gif', 'GIF89a\x01\0\x01\0\x80\0'],
  ['webp', 'RIFF\x24\0\0\0WEBP'],
  [null, 'RIFF\x24\0\0\0WAVE'],
  [null, '<svg xmlns="h'],
  [null, '<?xml version'],
  [null, '%PDF-1.7\n1 0'],
  [null, 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
  [null, 'BM\x36\0\0\0\0\0\0\0\x36\0'],
  [null, 'GIF88a\x01\0\x01\0\x80\0'],
  [null, '\x89PNG\n\x1a\n\0\0\0\r\n'],
  [null, ''],
])('IN-REPLY-08 SH-AVAT-06 %s is what these first bytes prove', (format, head) => {
  expect(imageFormatOf(bytesOf(head))).toBe(format)
})

test('IN-REPLY-08 a text is never an image, whatever it says', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((words) => new TextEncoder().encode(words))
  fc.assert(
    fc.property(text, (head) => /^GIF8[79]a/.test(new TextDecoder().decode(head)) || imageFormatOf(head) === null),
  )
})

test('IN-REPLY-07 SH-AVAT-02 X3-LIMIT-10 X3-LIMIT-11 5 x 1024 x 1024 bytes are taken, one more is not', () => {
  for (const rules of [uploadRules['message-image'], uploadRules.avatar]) {
    expect(fileRefusal(rules, { head: png, bytes: limit })).toBeNull()
    expect(fileRefusal(rules, { head: png, bytes: limit + 1 })).toEqual({ code: 'FILE_TOO_LARGE' })
  }
})

test('EV-FORM-57 a picture of an event is a JPG, PNG or WebP of at most 5 MB', () => {
  const rules = uploadRules['event-image']
  const gif = bytesOf('GIF89a\x01\0\x01\0\x80\0')
  for (const head of ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', '\x89PNG\r\n\x1a\n\0\0\0\r', 'RIFF\x24\0\0\0WEBP'])
    expect(fileRefusal(rules, { head: bytesOf(head), bytes: limit })).toBeNull()
  expect(fileRefusal(rules, { head: png, bytes: limit + 1 })).toEqual({ code: 'FILE_TOO_LARGE' })
  expect(fileRefusal(rules, { head: gif, bytes: 1 })).toEqual({ code: 'INVALID_FILE_TYPE' })
})

test('IN-REPLY-06 SH-AVAT-01 what is no image is told so before its size is', () => {
  const page = { head: bytesOf('<!doctype ht'), bytes: limit + 1 }
  for (const rules of Object.values(uploadRules))
    expect(fileRefusal(rules, page)).toEqual({ code: 'INVALID_FILE_TYPE' })
})

test('IN-REPLY-06 IN-REPLY-07 IN-REPLY-14 the refusals of a message image have their sentences', () => {
  expect(uploadWords['message-image']).toMatchObject({
    INVALID_FILE_TYPE: { title: 'Ongeldig bestandstype', text: 'Alleen afbeeldingen zijn toegestaan.' },
    FILE_TOO_LARGE: { title: 'Bestand te groot', text: 'Afbeelding mag maximaal 5MB zijn.' },
    UPLOAD_FAILED: { title: 'Upload mislukt' },
  })
})

test('SH-AVAT-01 SH-AVAT-02 SH-AVAT-03 SH-EDGE-18 SH-EDGE-19 the refusals of an avatar have their sentences', () => {
  expect(uploadWords.avatar).toEqual({
    INVALID_FILE_TYPE: { title: 'Upload alleen afbeeldingen (JPG, PNG, etc.)' },
    FILE_TOO_LARGE: { title: 'Afbeelding mag maximaal 5MB zijn' },
    UPLOAD_FAILED: { title: 'Er is een fout opgetreden bij het uploaden' },
    UPLOAD_LIMIT: { title: 'Te veel bestanden. Probeer het over een uur opnieuw.' },
  })
})

test.each([
  ['%PDF-1.7\n1 0', limit * 2, null],
  ['%PDF-1.7\n1 0', limit * 2 - 1, null],
  ['%PDF-1.7\n1 0', limit * 2 + 1, 'FILE_TOO_LARGE'],
  ['GIF89a\x01\0\x01\0\x80\0', 100, null],
  ['MZ\x90\0\x03\0\0\0\x04\0\0\0', 100, 'INVALID_FILE_TYPE'],
  ['<!doctype ht', 100, 'INVALID_FILE_TYPE'],
  ['x%PDF-1.7\n1 ', 100, 'INVALID_FILE_TYPE'],
])(
  'SH-REPORT-12 SH-REPORT-13 SH-REPORT-14 SH-LIMIT-13 as attachment of a report %j of %i bytes hears %s',
  (head, bytes, code) => {
    expect(fileRefusal(uploadRules['report-attachment'], { head: bytesOf(head), bytes })).toEqual(code && { code })
  },
)

test('SH-REPORT-12 SH-REPORT-13 SH-REPORT-18 SH-ERR-07 the refusals of an attachment have their sentences, and a PDF is none for a message', () => {
  const { INVALID_FILE_TYPE, FILE_TOO_LARGE, UPLOAD_FAILED } = uploadWords['report-attachment']
  expect([INVALID_FILE_TYPE.title, FILE_TOO_LARGE.title, UPLOAD_FAILED.title]).toEqual([
    'Ongeldig bestandstype',
    'Bestand te groot',
    'Upload mislukt',
  ])
  expect(UPLOAD_FAILED.text).toContain('Probeer het opnieuw')
  const pdf = { head: bytesOf('%PDF-1.7\n1 0'), bytes: 100 }
  for (const purpose of ['message-image', 'avatar'] as const)
    expect(fileRefusal(uploadRules[purpose], pdf)).toEqual({ code: 'INVALID_FILE_TYPE' })
})

test('a file that was not taken is told in the words of its purpose, and what nobody foresaw as one that did not arrive', () => {
  expect(uploadRefused('lesson-attachment', 'FILE_TOO_LARGE')).toBe(uploadWords['lesson-attachment'].FILE_TOO_LARGE)
  for (const code of [undefined, 'OFFLINE', 'SOMETHING_NEW'])
    expect(uploadRefused('avatar', code)).toBe(uploadWords.avatar.UPLOAD_FAILED)
})

test('a browser offers what the purpose takes', () => {
  expect(acceptedFor('blog-image')).toBe('image/jpeg,image/png,image/webp')
  expect(acceptedFor('lesson-attachment')).toBe('image/jpeg,image/png,image/webp,application/pdf')
})
