import { describe, expect, test } from 'vitest'
import { currencyFaults, deleteRefusal, deletingDate, type Holdings, liveAfter, priceRefusal } from './editing.ts'
import { saveWords } from './formWords.ts'
import { settingsFaults, settingsNotice } from './settingsFaults.ts'

describe('who may change what', () => {
  const nobody: Holdings = { active: 0, held: 0, paidNotRefunded: 0 }
  const [admin, teacher, member] = ['admin', 'teacher', 'student'].map((role) => ({ role }))
  if (!admin || !teacher || !member) throw new Error('three people')

  test('EV-FORM-05 EV-FORM-62 EV-VIS-19 a teacher’s event starts live, and only an admin changes it', () => {
    expect([
      liveAfter(teacher, null, false),
      liveAfter(teacher, { isLive: false }, true),
      liveAfter(teacher, { isLive: true }, false),
    ]).toEqual([true, false, true])
    expect([liveAfter(admin, null, false), liveAfter(admin, { isLive: true }, false)]).toEqual([false, false])
  })

  test('EV-FORM-63 EV-ROLE-13 with paid enrolments only an admin changes the price, and nobody the currency', () => {
    const [before, after] = [
      { isPaid: true, priceCents: 2_500, currency: 'EUR' as const },
      { isPaid: true, priceCents: 2_000, currency: 'EUR' as const },
    ]
    const bought = { ...nobody, paidNotRefunded: 1 }
    expect(priceRefusal(teacher, before, after, bought)).toEqual({ code: 'FORBIDDEN' })
    expect([
      priceRefusal(teacher, before, after, nobody),
      priceRefusal(teacher, before, before, bought),
      priceRefusal(admin, before, after, bought),
    ]).toEqual([null, null, null])
    const dollars = { ...before, currency: 'USD' as const }
    expect(currencyFaults(before, dollars, bought)).toEqual({ currency: 'Valuta kan niet meer worden gewijzigd' })
    expect([currencyFaults(before, dollars, nobody), currencyFaults(before, before, bought)]).toEqual([{}, {}])
  })

  test.each([
    ['nobody on it', nobody, null, null],
    ['free enrolments', { ...nobody, active: 3 }, 'FORBIDDEN', null],
    ['a held seat', { active: 1, held: 1, paidNotRefunded: 0 }, 'FORBIDDEN', 'HAS_PAID_ENROLLMENTS'],
    ['paid enrolments', { active: 2, held: 0, paidNotRefunded: 2 }, 'FORBIDDEN', 'HAS_PAID_ENROLLMENTS'],
    ['money not given back yet', { ...nobody, paidNotRefunded: 1 }, 'HAS_PAID_ENROLLMENTS', 'HAS_PAID_ENROLLMENTS'],
  ])('EV-ADMIN-30 EV-ROLE-13 deleting an event with %s', (_what, holdings, byTeacher, byAdmin) => {
    expect([deleteRefusal(teacher, holdings)?.code ?? null, deleteRefusal(admin, holdings)?.code ?? null]).toEqual([
      byTeacher,
      byAdmin,
    ])
    expect(deleteRefusal(member, holdings)?.code).toBe('FORBIDDEN')
  })

  test('EV-RECUR-06 EV-RECUR-20 EV-RECUR-21 deleting a date deletes it, cancels it, or deletes the series', () => {
    expect([
      deletingDate({ isStart: false, enrolments: 0 }),
      deletingDate({ isStart: false, enrolments: 1 }),
      deletingDate({ isStart: true, enrolments: 0 }),
    ]).toEqual(['delete', 'cancel', 'deleteSeries'])
  })
})

describe('the tab Instellingen', () => {
  const it = {
    title: 'Adem',
    start: '2026-10-22T10:00',
    end: '2026-10-22T12:00',
    hasCapacityLimit: true,
    maxParticipants: 1,
    priceCents: 0,
  }
  test.each([
    [{}, []],
    [{ title: ' ab ' }, ['Event title must be at least 3 characters long']],
    [{ title: 'abc' }, []],
    [{ end: it.start }, ['Event end date must be after start date']],
    [{ maxParticipants: 0 }, ['Max participants must be greater than 0']],
    [{ maxParticipants: 0, hasCapacityLimit: false }, []],
    [{ priceCents: -1 }, ['Price cannot be negative']],
  ])('EV-SET-02 EV-SET-03 EV-SET-04 EV-SET-05 EV-SET-09 EV-SET-10 %j is %j', (change, faults) => {
    expect(settingsFaults({ ...it, ...change })).toEqual(faults)
  })

  test('EV-SET-06 EV-SET-07 all faults stand in one toast', () => {
    expect(settingsNotice(settingsFaults({ ...it, title: '', maxParticipants: 0 }))).toEqual({
      title: 'Validation Error',
      text: 'Event title must be at least 3 characters long, Max participants must be greater than 0',
    })
  })
})

test('EV-MSG-05 EV-MSG-06 EV-MSG-07 EV-ERR-19 EV-ERR-21 EV-ERR-22 EV-ERR-23 EV-ERR-24 EV-ERR-25 EV-ERR-26 EV-ERR-27 EV-ERR-28 EV-RECUR-17 EV-RECUR-20 the sentences about saving and deleting', () => {
  expect(saveWords).toMatchObject({
    failed: { title: 'Opslaan mislukt', text: 'Controleer de gegevens en probeer opnieuw.' },
    created: 'Het evenement is succesvol aangemaakt en toegevoegd aan de kalender.',
    updated: 'De wijzigingen zijn succesvol opgeslagen.',
    deleted: 'Het evenement is permanent verwijderd uit de kalender.',
    invalid: 'De evenement gegevens zijn niet geldig. Controleer de status en andere velden.',
    missing: 'Vul alle verplichte velden in voordat je het evenement opslaat.',
    teachersFailed: 'Fout bij het toevoegen van docenten',
    seriesRemoveFailed: 'Fout bij het verwijderen van herhalingen',
    deleteFailed: 'Verwijderen mislukt door een database fout. Probeer het opnieuw.',
    changed: 'Dit evenement is intussen gewijzigd. Kies boven de velden hoe je verdergaat.',
    deleteQuestion: 'Weet je zeker dat je dit evenement wilt verwijderen?',
    keep: 'Behouden als losse datum',
    cancel: 'Annuleren en terugbetalen',
    cancelDate: 'Deze datum annuleren',
  })
  expect([
    saveWords.createFailed('x'),
    saveWords.updateFailed('x'),
    saveWords.seriesFailed('x'),
    saveWords.moveTo('2026-01-13'),
  ]).toEqual([
    'Fout bij het aanmaken van het evenement: x',
    'Fout bij het bijwerken van het evenement: x',
    'Fout bij het aanmaken van herhalende evenementen: x',
    'Verplaatsen naar 13 januari 2026',
  ])
})
