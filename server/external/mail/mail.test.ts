import { newId } from '@bewezen/domain/base/ids.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import { unreadMail } from '@bewezen/domain/external/words.ts'
import { eq } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import { beforeEach, describe, expect, test } from 'vitest'
import { plain, program } from '../../base/files/samples.ts'
import { sweepUploads } from '../../base/files/sweep.ts'
import { openWorld } from '../../base/testing/world.ts'
import { standInOf } from '../standin/mailbox.ts'
import { externalSources } from '../tables.ts'
import { aBounce, aMail } from '../testing/mails.ts'
import { openReader } from './readApart.ts'
import { readMailboxes } from './readMailboxes.ts'
import { takeMail } from './takeMail.ts'

const world = await openWorld()
const { given, house, app } = world
const { pool } = house.database
const admin = await world.person({ role: 'admin', firstName: 'Noor' })
const teacher = await world.person({ role: 'teacher' })
const mailbox = await standInOf(house)

// Each test has a mailbox with its own mails alone: those of others came before its source was made.
let source: { id: string }
beforeEach(async () => {
  await pool.query('update external_message_sources set is_active = false')
  mailbox.is('works')
  mailbox.empty()
  source = await given.externalSource({ connector: 'mail', name: 'Algemene mail' })
})

const read = () => readMailboxes(house)
const arrive = async (...mails: SendMailOptions[]) => {
  for (const mail of mails) mailbox.deliver(await aMail(mail))
  await read()
}
const threads = async () =>
  (await admin.does(external.threads, { view: 'active', sourceId: source.id })).threads.toReversed()
const talk = async (at = 0) => admin.does(external.thread, { id: (await threads())[at]?.id ?? '' })
const said = async (at = 0) => (await talk(at)).messages.map(({ content }) => content)
/** How often the admins were told of it. */
const told = async () => {
  await house.settled()
  const { rows } = await pool.query(
    `select 1 from notifications n join external_message_threads t on t.id::text = n.data->>'thread_id'
      where t.source_id = $1`,
    [source.id],
  )
  return rows.length
}

describe('what comes in', () => {
  test('IN-EXT-17 IN-EXT-41 a mail is a message of who wrote it, at the moment that the mailbox has it', async () => {
    const at = new Date(Date.now() - 30_000)
    mailbox.deliver(await aMail({ subject: 'Re: Grüße uit ’t Noorden', text: 'Zijn jullie óók in Groningen? 🌿' }), at)
    await read()
    expect(await threads()).toMatchObject([
      {
        participantHandle: 'Kim@buiten.example',
        participantName: 'Kim Buiten',
        subject: 'Grüße uit ’t Noorden',
        isNew: true,
        lastMessagePreview: 'Zijn jullie óók in Groningen? 🌿',
      },
    ])
    const { messages, answering } = await talk()
    expect(messages).toMatchObject([{ direction: 'inbound', earlier: '', isAutomatic: false, media: [] }])
    expect(Math.abs(Date.parse(messages[0]?.externalTimestamp ?? '') - at.getTime())).toBeLessThan(1000)
    expect(answering).toEqual({ refusal: null, until: null })
    expect(await told()).toBe(1)
  })

  test('IN-EXT-41 IN-EXT-43 what was read is not read again, also when the mailbox numbers all of it anew', async () => {
    await arrive({ messageId: '<een@buiten.example>' })
    mailbox.deliver('From: kim@buiten.example\r\nSubject: Groningen\r\n\r\nZonder naam')
    await read()
    await arrive()
    expect(await said()).toEqual(['Doen jullie ook iets in Groningen?', 'Zonder naam'])
    mailbox.renumber()
    await arrive({ text: 'En nu?' })
    expect(await said()).toEqual(['Doen jullie ook iets in Groningen?', 'Zonder naam', 'En nu?'])
    expect(await told()).toBe(3)
  })

  test('IN-EXT-41 the same mail delivered twice is one', async () => {
    const twice = { messageId: '<een@buiten.example>' }
    await arrive(twice, twice)
    expect(await said()).toHaveLength(1)
  })

  test('IN-EXT-41 what came before the source was made stays where it is', async () => {
    mailbox.deliver(await aMail(), new Date(Date.now() - 3_600_000))
    await arrive({ text: 'Nu' })
    expect(await said()).toEqual(['Nu'])
    expect(mailbox.count()).toBe(2)
  })

  test('IN-EXT-41 IN-EXT-43 of a mailbox with old mails alone none is looked at again a minute later', async () => {
    for (let at = 0; at < 3; at++) mailbox.deliver(await aMail(), new Date(Date.now() - 3 * 86_400_000))
    await read()
    const { rows } = await pool.query('select last_uid::int as last from external_mailboxes where source_id = $1', [
      source.id,
    ])
    expect(rows[0]?.last).toBeGreaterThanOrEqual(3)
    await arrive({ text: 'Nieuw' })
    expect(await said()).toEqual(['Nieuw'])
  })

  test('IN-EXT-36 IN-EXT-41 a mail that was erased is not taken in again, one that is new is', async () => {
    await arrive({ messageId: '<een@buiten.example>' })
    await admin.does(external.eraseHandle, { sourceType: 'email', handle: 'kim@buiten.example' })
    mailbox.renumber()
    await arrive()
    expect(await threads()).toEqual([])
    await arrive({ text: 'Toch nog iets' })
    expect(await said()).toEqual(['Toch nog iets'])
  })

  test('IN-EXT-45 HTML alone is read as text, without what it would load, and older mails are put aside', async () => {
    const html =
      '<p>Ja &amp; <b>graag</b>!</p><img src="https://spion.example/x.gif"><div>Op 1 mei 2026 schreef Noor &lt;n@x&gt;:</div><blockquote>Kom je?</blockquote>'
    await arrive({ text: undefined, html })
    const { messages } = await talk()
    expect(messages[0]?.content).toBe('Ja & graag!')
    expect(messages[0]?.earlier).toContain('Kom je?')
    expect(JSON.stringify(messages)).not.toContain('spion')
  })

  test('IN-EXT-45 another charset, encoded words and what no database keeps are read', async () => {
    mailbox.deliver(
      Buffer.concat([
        Buffer.from(
          'From: =?iso-8859-1?Q?Jos=E9?= <jose@buiten.example>\r\nMessage-ID: <l@b>\r\nSubject: =?utf-8?B?Q2Fmw6k=?=\r\nContent-Type: text/plain; charset=iso-8859-15\r\n\r\nVijf ',
        ),
        Buffer.from([0xa4, 0x00, 0xe9]),
      ]),
    )
    await read()
    expect(await threads()).toMatchObject([{ participantName: 'José', subject: 'Café' }])
    expect(await said()).toEqual(['Vijf €é'])
  })

  test('IN-EXT-41 a mail without a sender, and bytes that are no mail, keep nothing else waiting', async () => {
    mailbox.deliver('\u0001\u0002 geen mail')
    const deep = Array.from(
      { length: 60 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    mailbox.deliver(`From: diep@buiten.example\r\n${deep.join('')}`)
    mailbox.deliver('Subject: van niemand\r\n\r\nHallo')
    await arrive({ text: 'Wel een mail' })
    expect(await said(1)).toEqual(['Wel een mail'])
    // Of the one whose parts lie sixty deep in each other the head can be read.
    expect(await said()).toEqual([unreadMail])
  })

  test('IN-EXT-41 a text of a hundred thousand words is cut, and an empty mail says its subject', async () => {
    await arrive({ text: 'woord '.repeat(100_000) })
    expect((await said())[0]).toHaveLength(20_000)
    await arrive({ from: 'leeg@buiten.example', text: '', subject: 'Bel me' })
    expect(await said(1)).toEqual(['Bel me'])
  })

  test('IN-EXT-46 IN-EXT-82 who asks to be answered elsewhere is answered there', async () => {
    await arrive({ from: 'formulier@site.example', replyTo: 'bezoeker@buiten.example' })
    expect(await threads()).toMatchObject([{ participantHandle: 'bezoeker@buiten.example' }])
    expect((await said())[0]).toBe('Verstuurd vanaf formulier@site.example\n\nDoen jullie ook iets in Groningen?')
  })
})

describe('conversations', () => {
  test('IN-EXT-44 four pictures of a new person at once make one conversation', async () => {
    await arrive(...[1, 2, 3, 4].map((at) => ({ subject: `IMG_${at}.jpg`, text: '' })))
    expect(await threads()).toHaveLength(1)
    expect((await talk()).messages).toHaveLength(4)
  })

  test('IN-EXT-44 answers find their conversation by In-Reply-To and References, in whatever order they come', async () => {
    await arrive({ messageId: '<c@b>', inReplyTo: '<b@b>', references: ['<a@b>', '<b@b>'], text: 'derde' })
    await arrive({ messageId: '<a@b>', text: 'eerste' }, { messageId: '<b@b>', inReplyTo: '<a@b>', text: 'tweede' })
    expect(await threads()).toHaveLength(1)
    expect((await said()).toSorted()).toEqual(['derde', 'eerste', 'tweede'])
  })

  test('IN-EXT-44 a new mail after more than an hour is a new conversation, an answer is not', async () => {
    await arrive({ messageId: '<a@b>', text: 'eerste' })
    await pool.query(`update external_message_threads set last_inbound_at = now() - interval '61 minutes'`)
    await arrive({ subject: 'Iets anders', text: 'tweede' })
    expect(await threads()).toHaveLength(2)
    await pool.query(`update external_message_threads set last_inbound_at = now() - interval '61 minutes'`)
    await arrive({ inReplyTo: '<a@b>', text: 'derde' })
    // Which of both stands first depends on whether a second went by: mailboxes know no shorter time.
    expect([await said(), await said(1)].toSorted()).toEqual([['eerste', 'derde'], ['tweede']])
  })

  test('IN-EXT-44 nobody gets into the conversation of somebody else by knowing a Message-ID', async () => {
    await arrive({ messageId: '<a@b>' })
    await arrive({ from: 'dief@kwaad.example', inReplyTo: '<a@b>', references: ['<a@b>'], text: 'Stuur het naar mij' })
    expect((await threads()).map(({ participantHandle }) => participantHandle)).toEqual([
      'Kim@buiten.example',
      'dief@kwaad.example',
    ])
    expect(await said()).toHaveLength(1)
  })

  test('IN-EXT-44 nobody keeps the mail of somebody else out by sending one under its Message-ID first', async () => {
    await arrive({ from: 'dief@kwaad.example', messageId: '<a@b>', text: 'Eerst' })
    await arrive({ messageId: '<a@b>', text: 'Van Kim zelf' })
    const { rows } = await pool.query(
      `select t.participant_key as who, m.content from external_messages m
        join external_message_threads t on t.id = m.thread_id where t.source_id = $1 order by 1`,
      [source.id],
    )
    expect(rows).toEqual([
      { who: 'dief@kwaad.example', content: 'Eerst' },
      { who: 'kim@buiten.example', content: 'Van Kim zelf' },
    ])
  })

  test('IN-EXT-44 a mail of another subject in a conversation says its own', async () => {
    await arrive(
      { subject: 'Parkeren', text: 'Waar?' },
      { subject: 'Re: parkeren', text: 'O ja.' },
      { subject: 'Eten', text: 'Wat?' },
    )
    expect(await said()).toEqual(['Waar?', 'O ja.', 'Eten\n\nWat?'])
  })
})

describe('what nobody wrote', () => {
  test('IN-EXT-46 an automatic mail is shown, calls nobody and takes no conversation out of the archive', async () => {
    await arrive({ messageId: '<a@b>' })
    const [thread] = await threads()
    await admin.does(external.see, { id: thread?.id ?? '' })
    await admin.does(external.archive, { id: thread?.id ?? '' })
    expect(await told()).toBe(1)
    await arrive({ inReplyTo: '<a@b>', headers: { 'Auto-Submitted': 'auto-replied' }, text: 'Ik ben er niet.' })
    expect(await threads()).toEqual([])
    const { thread: shown, messages } = await admin.does(external.thread, { id: thread?.id ?? '' })
    expect(shown).toMatchObject({ isNew: false, isArchived: true })
    expect(messages).toMatchObject([{ isAutomatic: false }, { isAutomatic: true, content: 'Ik ben er niet.' }])
    expect(await told()).toBe(1)
    expect((await house.mail.listLocal('kim@buiten.example')).length).toBe(0)
    await arrive({ inReplyTo: '<a@b>', text: 'Ik ben terug.' })
    expect(await threads()).toMatchObject([{ isNew: true, isArchived: false }])
    expect(await told()).toBe(2)
  })

  test('IN-EXT-46 a mail from an address of our own is passed over', async () => {
    await arrive(
      { from: 'Hallo@Bewezen.example', replyTo: 'kim@buiten.example' },
      { from: house.settings.CONTACT_EMAIL },
      { from: 'iemand@buiten.example' },
    )
    expect((await threads()).map(({ participantHandle }) => participantHandle)).toEqual(['iemand@buiten.example'])
  })
})

describe('files', () => {
  const file = async (href: string | null | undefined, person = admin) =>
    app.inject({ url: href ?? '/', headers: { cookie: person.cookie } })
  const stored = async () =>
    (
      await pool.query(
        `select key, attached_at from uploads where purpose = 'external-attachments' and owner_id = $1`,
        [source.id],
      )
    ).rows

  test('IN-EXT-48 pictures and documents are kept by what they are, of all else stays the name', async () => {
    const pdf = Buffer.from('%PDF-1.7 x')
    await arrive({
      attachments: [
        { filename: 'foto.jpg', content: await plain('jpeg') },
        { filename: 'brief.pdf', content: pdf },
        { filename: 'foto.png', content: program },
        { filename: 'film.pdf', content: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) },
      ],
    })
    const { messages } = await talk()
    const media = messages[0]?.media ?? []
    expect(media.map(({ name, left }) => [name, left])).toEqual([
      ['foto.webp', null],
      ['brief.pdf', null],
      ['foto.png', 'type'],
      ['film.pdf', 'size'],
    ])
    const answer = await file(media[1]?.href)
    expect([answer.statusCode, answer.headers['content-disposition'], answer.rawPayload.equals(pdf)]).toEqual([
      200,
      "attachment; filename*=UTF-8''brief.pdf",
      true,
    ])
    expect((await file(media[1]?.href, teacher)).statusCode).toBe(404)
    expect(media[2]?.href).toBeNull()
    expect(await stored()).toHaveLength(2)
    expect((await stored()).every(({ attached_at }) => attached_at)).toBe(true)
  })

  test('IN-EXT-48 of fifty files twenty are kept', async () => {
    const attachments = Array.from({ length: 50 }, (_, at) => ({
      filename: `${at}.pdf`,
      content: Buffer.from('%PDF-1.7 x'),
    }))
    await arrive({ attachments })
    const media = (await talk()).messages[0]?.media ?? []
    expect([media.length, media.filter(({ left }) => left === 'many').length]).toEqual([40, 20])
    expect(await stored()).toHaveLength(20)
  })

  test('IN-EXT-48 of a mail that is too large to be fetched whole the text is read, and no half file is kept', async () => {
    const [row] = await house.database.db.select().from(externalSources).where(eq(externalSources.id, source.id))
    if (!row) return expect.unreachable()
    const raw = await aMail({ attachments: [{ filename: 'brief.pdf', content: Buffer.from('%PDF-1.7 x') }] })
    const reader = openReader()
    await takeMail(house, row, { raw, at: new Date(), isWhole: false }, reader)
    await reader.close()
    const { messages } = await talk()
    expect(messages[0]).toMatchObject({ content: 'Doen jullie ook iets in Groningen?' })
    expect(messages[0]?.media.map(({ name, left }) => [name, left])).toEqual([
      ['brief.pdf', 'size'],
      ['bericht.eml', 'size'],
    ])
    expect(await stored()).toEqual([])
  })

  test('IN-EXT-36 IN-EXT-48 with who sent them the files go, and none is kept of a mail that came before', async () => {
    const mail = { messageId: '<a@b>', attachments: [{ filename: 'brief.pdf', content: Buffer.from('%PDF-1.7 x') }] }
    await arrive(mail)
    const [{ key }] = (await stored()) as [{ key: string }]
    await arrive(mail)
    expect(await stored()).toHaveLength(1)
    await admin.does(external.eraseHandle, { sourceType: 'email', handle: 'kim@buiten.example' })
    expect([await stored(), await house.files.open(key)]).toEqual([[], null])
    mailbox.renumber()
    await read()
    expect(await stored()).toEqual([])
    await sweepUploads(house)
  })
})

describe('answers', () => {
  const reply = async (content = 'Ja, in mei!') =>
    admin.does(external.reply, { thread_id: (await threads())[0]?.id ?? '', content })
  const nameOf = async (id: string) =>
    (await pool.query('select external_message_id as name from external_messages where id = $1', [id])).rows[0]
      .name as string

  test('IN-EXT-21 IN-EXT-49 without a mail server an answer lands in the local mailbox', async () => {
    const from = `${newId()}@buiten.example`
    await arrive({ from })
    expect(await reply('Ja <b>, in mei!')).toMatchObject({ status: 'sent', failure: null })
    const [mail] = await house.mail.listLocal(from)
    expect(mail).toMatchObject({ subject: 'Re: Groningen', text: 'Ja <b>, in mei!' })
    expect(mail?.html).not.toContain('<b>')
  })

  test('IN-EXT-16 IN-EXT-47 an answer that comes back has failed, and one that arrived is delivered', async () => {
    await arrive({ messageId: '<a@b>' })
    const { message_id } = await reply()
    const state = async () => (await talk()).messages.find(({ id }) => id === message_id)
    mailbox.deliver(aBounce(await nameOf(message_id), { action: 'delayed' }))
    await read()
    expect(await state()).toMatchObject({ status: 'sent', failure: null })
    const bounce = aBounce(await nameOf(message_id))
    mailbox.deliver(bounce)
    await read()
    expect(await state()).toMatchObject({ status: 'failed', failure: 'bounced' })
    expect(await threads()).toMatchObject([{ hasFailed: true }])
    expect((await talk()).messages).toHaveLength(2)
    // Tried again under another name: the bounce of the first attempt, told once more, says nothing of it.
    await admin.does(external.retry, { messageId: message_id })
    mailbox.renumber()
    await read()
    expect(await state()).toMatchObject({ status: 'sent', failure: null })
    mailbox.deliver(aBounce(await nameOf(message_id), { action: 'delivered' }))
    await read()
    expect(await state()).toMatchObject({ status: 'delivered' })
  })

  test('IN-EXT-47 a bounce at one source says nothing of the answers of another', async () => {
    await arrive({ messageId: '<a@b>' })
    const { message_id } = await reply()
    await pool.query('update external_message_sources set is_active = false')
    await given.externalSource({ connector: 'mail' })
    mailbox.deliver(aBounce(await nameOf(message_id)))
    await read()
    expect((await talk()).messages.at(-1)).toMatchObject({ status: 'sent' })
  })
})
