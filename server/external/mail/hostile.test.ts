import { external } from '@bewezen/domain/external/contract.ts'
import { emptyMail, unreadMail } from '@bewezen/domain/external/words.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { plain, program } from '../../base/files/samples.ts'
import { postOffice } from '../../base/mail/testing/postOffice.ts'
import { openWorld } from '../../base/testing/world.ts'
import { standInOf } from '../standin/mailbox.ts'
import { externalSources } from '../tables.ts'
import { aMail } from '../testing/mails.ts'
import { readMailbox } from './readMailboxes.ts'

// Anybody may write to an address that is printed on a site: this is what somebody may send there.
const office = await postOffice()
await office.open()
const world = await openWorld({ env: { SMTP_URL: office.url } })
const { given, house } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin' })
const mailbox = await standInOf(house)

let id = ''
beforeEach(async () => {
  mailbox.is('works')
  mailbox.empty()
  office.mails.splice(0)
  id = (await given.externalSource({ connector: 'mail', name: 'Algemene mail' })).id
})
const read = async () => {
  const [source] = await house.database.db.select().from(externalSources).where(eq(externalSources.id, id))
  if (source) await readMailbox(house, source, { atOnce: true })
}
const threads = async () => (await admin.does(external.threads, { view: 'active', sourceId: id })).threads
const talkWith = async (handle: string) => {
  const found = (await threads()).filter(({ participantHandle }) => participantHandle === handle)
  expect(found).toHaveLength(1)
  return admin.does(external.thread, { id: found[0]?.id ?? '' })
}

const script = '<script>alert(1)</script>'
const crowd = Array.from({ length: 1000 }, (_, at) => `Persoon ${at} <p${at}@voorbeeld.example>`).join(',\r\n ')
const deep = Array.from(
  { length: 100 },
  (_, at) => `\r\nContent-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
)
const hostile: readonly (readonly [who: string, mail: string | Buffer, said: string])[] = [
  ['menigte', `To: ${crowd}\r\n\r\nAan velen`, 'Aan velen'],
  ['diep', `Subject: Diep${deep.join('')}\r\n\r\nx`, unreadMail],
  ['oud', 'Date: Thu, 01 Jan 1970 00:00:00 +0000\r\n\r\nVan vroeger', 'Van vroeger'],
  ['later', 'Date: Thu, 31 Dec 2099 23:59:59 +0000\r\n\r\nVan later', 'Van later'],
  ['leeg', '\r\n\r\n', emptyMail],
  ['script', `Subject: ${script}\r\nContent-Type: text/html\r\n\r\n${script}<b onclick="x">Hoi</b>`, 'Hoi'],
  ['kapot', 'Content-Transfer-Encoding: base64\r\n\r\n%%%%', emptyMail],
  ['taal', 'Content-Type: text/plain; charset=klingon-8\r\n\r\nQapla', 'Qapla'],
]

test('IN-EXT-22 IN-EXT-41 IN-EXT-45 IN-EXT-81 of hostile mails each is one message of who wrote it, at the moment that it came', async () => {
  for (const [who, mail] of hostile) mailbox.deliver(`From: ${who}@kwaad.example\r\n${mail}`)
  mailbox.deliver(await aMail({ text: 'Gewone mail' }))
  await read()
  expect(await threads()).toHaveLength(hostile.length + 1)
  for (const [who, , said] of hostile) {
    const { messages } = await talkWith(`${who}@kwaad.example`)
    expect(messages.map(({ content }) => content)).toEqual([said])
    expect(Math.abs(Date.parse(messages[0]?.externalTimestamp ?? '') - Date.now())).toBeLessThan(3_600_000)
  }
  expect((await talkWith('Kim@buiten.example')).messages).toHaveLength(1)
})

test('IN-EXT-48 of a program, a zip and names with scripts nothing is kept but the letters of the name', async () => {
  const zip = Buffer.from('PK\u0003\u0004 x')
  await mailbox.deliver(
    await aMail({
      attachments: [
        { filename: 'rekening.pdf.exe', content: program },
        { filename: 'fotos.zip', content: zip },
        { filename: `"><img src=x onerror=alert(1)>.html`, content: script },
        { filename: '../../etc/passwd', content: await plain('jpeg') },
      ],
    }),
  )
  await read()
  const { messages } = await talkWith('Kim@buiten.example')
  expect(messages[0]?.media.map(({ name, left, href }) => [name, left, href !== null])).toEqual([
    ['rekening.pdf.exe', 'type', false],
    ['fotos.zip', 'type', false],
    [`"><img src=x onerror=alert(1)>.html`, 'type', false],
    ['../../etc/passwd.webp', null, true],
  ])
})

test('IN-EXT-49 a subject, a name and an address with lines and commas in them add nobody to an answer', async () => {
  const evil = '=0D=0ABcc=3A_dief=40kwaad.example'
  mailbox.deliver(
    `From: =?utf-8?Q?Kim${evil}?= <"kim,dief"@buiten.example>\r\nSubject: =?utf-8?Q?Hoi${evil}?=\r\nMessage-ID: <a\r\n Bcc:dief@kwaad.example>\r\n\r\nHoi`,
  )
  await read()
  const [thread] = await threads()
  await admin.does(external.reply, { thread_id: thread?.id ?? '', content: 'Dag\r\nBcc: dief@kwaad.example' })
  const [mail] = office.mails
  expect(office.mails).toHaveLength(1)
  expect([mail?.to?.length, mail?.cc, mail?.bcc]).toEqual([1, undefined, undefined])
  expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  expect(mail?.subject).toBe('Re: Hoi Bcc: dief@kwaad.example')
})

test('IN-EXT-83 a mail over which the line breaks again and again is taken in by its beginning, and those after it too', async () => {
  mailbox.deliver(await aMail({ text: 'Eerst', attachments: [{ filename: 'a.pdf', content: Buffer.alloc(300_000) }] }))
  mailbox.is('breaks off')
  for (let tries = 1; tries <= 5; tries++) await read()
  expect(await threads()).toEqual([])
  await read()
  mailbox.is('works')
  mailbox.deliver(await aMail({ text: 'Daarna' }))
  await read()
  const { messages } = await talkWith('Kim@buiten.example')
  expect(messages.map(({ content, media }) => [content, media.map(({ left }) => left)])).toEqual([
    ['Eerst', ['size', 'size']],
    ['Daarna', []],
  ])
  const { rows } = await pool.query('select failures, trouble from external_mailboxes where source_id = $1', [id])
  expect(rows).toEqual([{ failures: 0, trouble: null }])
})
