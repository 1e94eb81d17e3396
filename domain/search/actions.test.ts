import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Modes, may } from '../access/gate.ts'
import { roles } from '../access/roles.ts'
import { knownActions, matchActions, maxActions } from './actions.ts'

const open: Modes = { maintenance: false, testerMode: false }
const as = (role: string, entitled = true) => {
  const asker = { id: 'x', role, entitled, tester: false }
  return (typed: string) => matchActions(knownActions, typed, (needs) => needs === 'nothing' || may(asker, needs, open))
}
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('which actions a typed text means', () => {
  test.each([
    ['the name itself', 'nieuwe podcast', 'podcasts.new'],
    ['half a word', 'nieuw even', 'events.new'],
    ['a synonym', 'maintenance', 'access.maintenance'],
    ['words in another order', 'podcast maken', 'podcasts.new'],
    ['accents and case', 'NIEUWE PÓDCAST', 'podcasts.new'],
    ['little words do not count', 'een nieuw product voor de winkel', 'shop.new'],
    ['what is off goes by the same name', 'onderhoud uit', 'access.maintenance'],
    ['a lid is a person', 'leden', 'admin.findPerson'],
    ['a page of one’s own', 'wachtwoord', 'profile.settings'],
  ])('ADM-MORE-33 %s', (_what, typed, id) => expect(ids(as('admin')(typed))[0]).toBe(id))

  test.each([
    ['opzeggen', 'membership.access'],
    ['afmelden', 'account.leave'],
    ['wachtwoord', 'profile.settings'],
    ['betaling', 'membership.access'],
    ['factuur', 'membership.access'],
    ['factuur', 'shop.orders'],
  ])('SH-NAV-26 a member who types %s is offered %s', (typed, id) => expect(ids(as('student')(typed))).toContain(id))

  test.each(['opzeggen', 'abonnement opzeggen', 'stoppen', 'betaling'])(
    'SH-NAV-29 a member who types %s is offered the page where one cancels first',
    (typed) => expect(ids(as('student')(typed))[0]).toBe('membership.plan'),
  )

  test('ADM-MORE-33 the name goes before a word in it, and that before a synonym', () => {
    const given = [
      { id: 'c', group: 'do', label: 'Iets anders', also: 'licht', needs: 'nothing' },
      { id: 'b', group: 'do', label: 'Rood licht', also: '', needs: 'nothing' },
      { id: 'a', group: 'do', label: 'Lichte weergave', also: '', needs: 'nothing' },
    ] as const
    expect(ids(matchActions(given, 'licht', () => true))).toEqual(['a', 'b', 'c'])
    expect(matchActions(given, 'licht boek', () => true)).toEqual([])
  })

  test('ADM-MORE-33 at most six and four, what is done before where one goes', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      group: at % 2 ? ('do' as const) : ('go' as const),
      label: `Taak ${at}`,
      also: '',
      needs: 'nothing' as const,
    }))
    const found = matchActions(many, 'taak', () => true).map(({ group }) => group)
    expect(found).toEqual([...Array(6).fill('do'), ...Array(4).fill('go')])
  })

  test('ADM-MORE-31 nothing typed is the first six of what is done, and one letter is nothing', () => {
    expect(ids(as('admin')(' '))).toEqual([
      'admin.findPerson',
      'events.new',
      'podcasts.new',
      'blogs.new',
      'livestreams.new',
      'shop.new',
    ])
    expect(ids(as('student')(''))).toEqual([
      'community.write',
      'tasks.add',
      'profile.edit',
      'shop.cart',
      'assistant.open',
      'look.dark',
    ])
    for (const typed of ['n', ' n ', '!', '👍']) expect(as('admin')(typed), typed).toEqual([])
  })
})

describe('who is offered what', () => {
  const staff = ['admin.findPerson', 'admin.giveAccess', 'access.maintenance', 'access.tester', 'events.admin']
  const made = ['events.new', 'podcasts.new', 'blogs.new', 'livestreams.new', 'shop.new']
  const everything = (role: string, entitled?: boolean) =>
    new Set(knownActions.flatMap(({ label }) => ids(as(role, entitled)(label))))

  test('ADM-MORE-32 admins are offered all, teachers what they make, members what is their own', () => {
    for (const role of roles) {
      const offered = everything(role)
      const has = (list: readonly string[]) => list.filter((id) => offered.has(id))
      expect([role, has(staff)]).toEqual([role, role === 'admin' ? staff : []])
      expect([role, has(made)]).toEqual([role, role === 'admin' || role === 'teacher' ? made : []])
      expect(offered.has('tasks.add')).toBe(true)
    }
  })

  test('ADM-MORE-32 behind the closed gate nobody is offered to write in the community', () => {
    expect(everything('student').has('community.write')).toBe(true)
    expect(everything('student', false).has('community.write')).toBe(false)
  })

  test('ADM-MORE-32 whatever is typed, nothing is offered that one may not do', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...knownActions.map(({ label }) => label)), (any, label) => {
        for (const typed of [any, label, `${label} ${any}`])
          for (const { needs } of matchActions(knownActions, typed, (it) => it === 'useOwnAccount'))
            expect(needs).toBe('useOwnAccount')
      }),
    )
  })

  test('ADM-MORE-33 every action is found by its own name', () => {
    for (const { id, label } of knownActions) expect(ids(as('admin')(label)), label).toContain(id)
    expect(maxActions).toEqual({ do: 6, go: 4 })
  })
})
