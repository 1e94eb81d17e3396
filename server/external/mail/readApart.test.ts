import { unreadMail } from '@bewezen/domain/external/words.ts'
import { expect, test } from 'vitest'
import { aMail } from '../testing/mails.ts'
import { openReader } from './readApart.ts'

const head = [
  'Return-Path: <>',
  'From: Kim Buiten <kim@buiten.example>',
  'Subject: =?utf-8?Q?Caf=C3=A9?=',
  'Message-ID: <een@buiten.example>',
  'References: <nul@buiten.example>',
  ' <half@buiten.example>',
  'Precedence: bulk',
].join('\r\n')
const byHead = {
  messageId: 'een@buiten.example',
  from: { address: 'kim@buiten.example', name: 'Kim Buiten' },
  subject: 'Café',
  referred: ['half@buiten.example', 'nul@buiten.example'],
  said: unreadMail,
  isAutomatic: true,
  files: [],
}
const deep = Array.from(
  { length: 100 },
  (_, at) => `\r\nContent-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
)

test('IN-EXT-81 the site goes on while a mail is read, whatever that does to the parser', async () => {
  const reader = openReader()
  let [isRead, turns] = [false, 0]
  const turn = () => {
    turns++
    if (!isRead) setImmediate(turn)
  }
  setImmediate(turn)
  const { mail, fault } = await reader.read(Buffer.from(`${head}\r\n\r\n${'\n'.repeat(2_000)}Hallo`))
  isRead = true
  expect([mail.said, fault]).toEqual(['Hallo', null])
  expect(turns).toBeGreaterThan(1)
  await reader.close()
})

test('IN-EXT-81 of a mail that takes too long the head is taken', async () => {
  const reader = openReader({ mostMs: 1 })
  const { mail, fault } = await reader.read(Buffer.from(`${head}\r\n\r\n${'\n'.repeat(1_000_000)}`))
  expect(mail).toMatchObject(byHead)
  expect(fault).toBe('it took too long')
})

test('IN-EXT-81 of a mail that cannot be read the head is taken, and the next one is read whole', async () => {
  const reader = openReader()
  const { mail, fault } = await reader.read(Buffer.from(`${head}${deep.join('')}\r\n\r\ndiep`))
  expect(mail).toMatchObject(byHead)
  expect(fault).toContain('nesting depth')
  // A name of its own is the same, however the mail was read.
  const nameless = Buffer.from(`From: kim@buiten.example${deep.join('')}\r\n\r\ndiep`)
  const [first, again] = [await reader.read(nameless), await reader.read(Buffer.concat([nameless, Buffer.from('er')]))]
  expect(first.mail.messageId).toMatch(/^zonder-id /)
  expect(again.mail.messageId).not.toBe(first.mail.messageId)
  const pdf = Buffer.from('%PDF-1.7 x')
  const next = await reader.read(await aMail({ attachments: [{ filename: 'brief.pdf', content: pdf }] }))
  expect(next.mail.files).toEqual([{ name: 'brief.pdf', content: pdf }])
  await reader.close()
})

test('IN-EXT-81 a head of nothing but one endless line is nobody’s', async () => {
  const reader = openReader({ mostMs: 1 })
  const { mail } = await reader.read(Buffer.from(`From: ${'g:'.repeat(200_000)}`))
  expect(mail.from).toBeNull()
})
