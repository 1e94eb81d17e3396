import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../base/typedText.ts'
import { answering } from './answering.ts'
import { readDeliveryStatus } from './bounce.ts'
import { imapPorts, isMailHost, pauseMinutes } from './mailbox.ts'
import { bareSubject, isAutomatic, messageIdsIn, referredTo, rootOf } from './mailHead.ts'
import { splitEarlier } from './mailText.ts'
import { newSourceForm, sourceFaults } from './source.ts'

describe('the head of a mail', () => {
  test('IN-EXT-44 Message-IDs are read in their order, each once, and what is no use as a name is left out', () => {
    expect(messageIdsIn('<a@x>\r\n <b@x> <a@x> los <c @x> <>')).toEqual(['a@x', 'b@x', 'c@x'])
    expect(messageIdsIn(`<${'x'.repeat(251)}>`)).toEqual([])
    expect(messageIdsIn('<a\u0000b>')).toEqual([])
    expect(messageIdsIn(undefined)).toEqual([])
    const many = Array.from({ length: 80 }, (_, at) => `<${at}@x>`).join(' ')
    expect(messageIdsIn(many)).toHaveLength(50)
    expect(messageIdsIn(many).at(-1)).toBe('79@x')
  })

  test('IN-EXT-44 what it answers comes first, then the rest of the exchange back to its root', () => {
    const referred = referredTo({ inReplyTo: '<c@x>', references: '<a@x> <b@x> <c@x>' })
    expect(referred).toEqual(['c@x', 'b@x', 'a@x'])
    expect(rootOf('d@x', referred)).toBe('a@x')
    expect(rootOf('d@x', [])).toBe('d@x')
  })

  test.each([
    ['return-path', '<>', true],
    ['return-path', '<kim@x.example>', false],
    ['auto-submitted', 'auto-replied', true],
    ['auto-submitted', 'Auto-Generated; owner=x', true],
    ['auto-submitted', 'no', false],
    ['auto-submitted', 'No (by hand)', false],
    ['precedence', 'bulk', true],
    ['precedence', ' LIST ', true],
    ['precedence', 'junk', true],
    ['precedence', 'first-class', false],
    ['x-auto-response-suppress', 'All', true],
    ['x-auto-response-suppress', 'None', false],
    ['x-autoreply', 'yes', true],
    ['subject', 'auto-replied', false],
  ])('IN-EXT-46 %s: %s is automatic: %s', (key, value, is) => {
    expect(
      isAutomatic([
        { key: 'from', value: 'kim@x.example' },
        { key, value },
      ]),
    ).toBe(is)
  })

  test.each([
    ['Re: RE : Fwd: AW: Parkeren', 'Parkeren'],
    ['Antw: Betr: Doorst: Parkeren', 'Parkeren'],
    ['Re[2]: Parkeren', 'Parkeren'],
    ['Regen morgen?', 'Regen morgen?'],
    ['  Twee\r\n  regels ', 'Twee regels'],
    [undefined, ''],
  ])('IN-EXT-44 the subject of %j is %j', (subject, bare) => {
    expect(bareSubject(subject)).toBe(bare)
    expect(bareSubject(bare)).toBe(bare)
  })
  test('IN-EXT-44 a subject of a thousand symbols is cut', () => {
    expect(bareSubject('x'.repeat(1000))).toHaveLength(200)
  })
})

describe('the text of a mail', () => {
  test.each([
    [
      'Gmail',
      'Ja, graag!\n\nOp do 26 nov 2026 om 10:00 schreef Jasper <j@x.example>:\n> Kom je ook?\n>\n> Jasper',
      'Ja, graag!',
    ],
    [
      'a broken line',
      'Ja!\n\nOn Thu, Nov 26, 2026 at 10:00 AM Jasper van\nden Berg <jasper@x.example> wrote:\n\n> Kom je?',
      'Ja!',
    ],
    [
      'Outlook',
      'Prima.\n\nVan: Jasper <j@x.example>\nVerzonden: donderdag 26 november 2026\nAan: Kim\n\nKom je?',
      'Prima.',
    ],
    ['a divider', 'Prima.\n-----Oorspronkelijk bericht-----\nKom je?', 'Prima.'],
    ['quoted lines alone', 'Prima.\n\n> Kom je?\n> Jasper\n', 'Prima.'],
  ])('IN-EXT-45 what %s puts under an answer is cut off, and kept', (_what, text, said) => {
    const split = splitEarlier(text)
    expect(split.said).toBe(said)
    expect(split.earlier).toContain('Kom je')
    expect(`${split.said}${split.earlier}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  })

  test.each([
    ['an answer between the lines', 'Op 26 nov 2026 schreef Jasper:\n> Kom je?\nJa.\n> Met wie?\nMet Sem.'],
    ['an answer under the lines', 'Hoi,\n> Kom je?\n\nJa, graag.'],
    ['a mail that was passed on', '-----Original Message-----\nVan: Jasper\nVerzonden: gisteren\nKom je?'],
    ['words that look alike', 'Op zaterdag schreef ik een brief: die is zoek.\nGroet, Kim'],
    ['a list with Van:', 'Van: Utrecht\nNaar: Groningen\nHoe laat gaat de trein?'],
  ])('IN-EXT-45 nothing of %s is cut off', (_what, text) => {
    expect(splitEarlier(text)).toEqual({ said: text, earlier: '' })
  })

  test('IN-EXT-45 no word of any text is lost, and something is always said where something stood', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('> x', '', 'Op 1 mei 2026 schreef Kim:', '-----Original Message-----', 'Van: a', 'Verzonden: b'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n')
        const { said, earlier } = splitEarlier(text)
        expect(earlier !== '' && said === '').toBe(false)
        expect(`${said}${earlier}`.replace(/\s/g, '')).toBe(cleanText(text).replace(/\s/g, ''))
      }),
    )
  })

  test('IN-EXT-45 a mail of a hundred thousand quoted lines is split in one pass', () => {
    const { said, earlier } = splitEarlier(`Ja.\n${'> x\n'.repeat(100_000)}`)
    expect([said, earlier.length]).toEqual(['Ja.', 400_000 - 1])
  })
})

describe('a report of the post', () => {
  test.each([
    ['Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; a@x\nAction: failed\nStatus: 5.1.1', 'failed'],
    ['Action: delivered', 'delivered'],
    ['Action: delivered\n\naction : FAILED', 'failed'],
    ['Action: delayed\nStatus: 4.4.1', null],
    ['Action: relayed', null],
    ['Subject: failed', null],
    ['', null],
  ])('IN-EXT-47 %j says %j', (text, said) => {
    expect(readDeliveryStatus(text)).toBe(said)
    expect(readDeliveryStatus(text.replaceAll('\n', '\r\n'))).toBe(said)
  })
})

describe('a mailbox', () => {
  test.each([
    ['imap.voorbeeld.nl', true],
    ['IMAP.Voorbeeld.NL', true],
    ['mail.xn--bcher-kva.example', true],
    ['localhost', false],
    ['10.0.0.7', false],
    ['imap.voorbeeld.nl:993', false],
    ['imap..nl', false],
    ['-imap.voorbeeld.nl', false],
    ['[::1]', false],
    [`${'a'.repeat(64)}.nl`, false],
    ['', false],
  ])('IN-EXT-42 %j is the name of a machine: %s', (host, is) => {
    expect(isMailHost(host)).toBe(is)
  })

  test('IN-EXT-42 of the ports those that encrypt are taken', () => {
    const form = {
      ...newSourceForm('email'),
      name: 'Postvak',
      accountHandle: 'hallo@bewezen.example',
      imapHost: 'imap.bewezen.example',
      mailUser: 'hallo',
      mailPassword: 'een zin als wachtwoord',
    }
    expect(imapPorts.map((imapPort) => sourceFaults({ ...form, imapPort }))).toEqual([[], []])
    expect(sourceFaults({ ...form, imapPort: '110' })).toEqual(['imapPort'])
    expect(sourceFaults({ ...form, mailPassword: 'a\r\nb' })).toEqual(['mailPassword'])
    expect(sourceFaults({ ...form, accountHandle: '' })).toEqual(['accountHandle'])
  })

  test('IN-EXT-43 one that fails is tried less and less often, and once an hour in the end', () => {
    expect([1, 2, 3, 6, 7, 100].map(pauseMinutes)).toEqual([1, 2, 4, 32, 60, 60])
  })

  test('IN-EXT-49 a mail can be answered without an address at the source', () => {
    const standing = { isActive: true, isArchived: false, hasAddress: false, lastInboundAt: null }
    expect(answering({ ...standing, connector: 'mail' }, new Date()).refusal).toBeNull()
    expect(answering({ ...standing, connector: 'formulier' }, new Date()).refusal).toBe('noAddress')
  })
})
