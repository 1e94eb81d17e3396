import type { ExternalSource, ExternalThread } from '@bewezen/domain/external/contract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { api } from '../base/api/api.ts'
import { toldOfRefusal, toldOfSuccess } from '../base/api/testing/heldChanges.ts'
import { ChangedStrip } from '../base/editing/ChangedStrip.tsx'
import { useStoredForm } from '../base/editing/useStoredForm.ts'
import { AnswerForm } from './answer/AnswerForm.tsx'
import { typedIn, typeIn } from './answer/drafts.ts'
import { RemoveSource } from './sources/RemoveSource.tsx'
import { SourceDialog } from './sources/SourceDialog.tsx'
import { SourcesPart } from './sources/SourcesPart.tsx'
import { formOf, sourceRows } from './sources/sourceForm.ts'
import { OpenedThread } from './threads/OpenedThread.tsx'
import { ThreadHead } from './threads/ThreadHead.tsx'
import { ThreadList } from './threads/ThreadList.tsx'
import { useNewer } from './useNewer.ts'
import { viewOf } from './view.ts'

vi.mock('../base/api/useChange.ts', () => import('../base/api/testing/heldChanges.ts'))

const id = '019a0000-0000-7000-8000-000000000001'
const nothing = () => {}
const source: ExternalSource = {
  id,
  version: 1,
  sourceType: 'instagram',
  connector: 'formulier',
  name: 'Insta',
  accountHandle: '@bewezen',
  isActive: true,
  inboundPath: '/functions/v1/x',
  secretEnd: 'f41c',
  outboundUrl: null,
  accountId: null,
  has: { outboundSecret: false, appSecret: false, verifyToken: false, accessToken: false, mailPassword: false },
  mailbox: null,
  threads: 3,
  createdAt: '2026-11-26T09:16:00.000Z',
  lastInboundAt: null,
}
const thread: ExternalThread = {
  id,
  source: { id, sourceType: 'instagram', name: 'Insta', isActive: true },
  participantHandle: '@kim_buiten',
  participantName: 'Kim B.',
  subject: '',
  isArchived: false,
  lastMessageAt: '2026-11-26T09:16:00.000Z',
  lastMessagePreview: 'Doen jullie ook iets in Groningen?',
  isNew: false,
  hasFailed: false,
  assignee: null,
  snoozedUntil: null,
  createdAt: '2026-11-26T09:00:00.000Z',
}

/** The words of a part of which each of these reads failed. */
function drawn(part: React.ReactNode, failed: readonly (readonly unknown[])[] = []): string {
  const cache = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const queryKey of failed)
    cache
      .getQueryCache()
      .build(cache, { queryKey })
      .setState({ status: 'error', error: new Error('weg'), fetchStatus: 'idle' })
  const html = renderToStaticMarkup(<QueryClientContext value={cache}>{part}</QueryClientContext>)
  return html.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ')
}
const pages = { initialPageParam: undefined }

test('X3-ERR-01 X3-ERR-02 X3-ERR-03 sources, conversations and messages that could not be loaded say which, with a way to ask again', () => {
  const faces = [
    drawn(<SourcesPart onOpen={nothing} />, [api.external.sources.queryKey({ input: {} })]),
    drawn(<ThreadList view={viewOf({})} put={nothing} />, [
      api.external.threads.infiniteKey({ ...pages, input: () => ({ view: 'active' }) } as never),
    ]),
    drawn(<OpenedThread id={id} onBack={nothing} />, [
      api.external.thread.infiniteKey({ ...pages, input: () => ({ id }) } as never),
    ]),
  ]
  const says = [
    'Kon externe berichtbronnen niet laden.',
    'Kon externe gesprekken niet laden.',
    'Kon berichten niet laden.',
  ]
  expect(faces.map((face) => says.filter((words) => face.includes(words)))).toEqual(says.map((words) => [words]))
  for (const face of faces) expect(face).toContain('Opnieuw proberen')
})

const dialog = (stored: ExternalSource | null) => (
  <SourceDialog source={stored} newest={null} onMade={nothing} onClose={nothing} />
)
test.each([
  [
    'X3-ERR-04 X3-ERR-09 X3-ERR-13 adding a source',
    dialog(null),
    'external.saveSource',
    'Kon externe berichtbron niet aanmaken.',
    'Bron toegevoegd',
  ],
  [
    'X3-ERR-05 X3-ERR-09 X3-ERR-13 editing a source',
    dialog(source),
    'external.saveSource',
    'Kon externe berichtbron niet bijwerken.',
    'Bron bijgewerkt',
  ],
  [
    'X3-ERR-06 X3-ERR-09 X3-ERR-13 deleting a source',
    <RemoveSource key="remove" source={source} onClose={nothing} />,
    'external.removeSource',
    'Kon externe berichtbron niet verwijderen.',
    'Bron verwijderd',
  ],
  [
    'X3-ERR-08 X3-ERR-13 archiving',
    <ThreadHead key="archive" thread={thread} now={0} />,
    'external.archive',
    'Kon gesprek niet archiveren.',
    'Gesprek gearchiveerd',
  ],
  [
    'X3-ERR-07 X3-ERR-13 an answer',
    <AnswerForm key="answer" threadId={id} name="Kim B." />,
    'external.reply',
    'Kon antwoord niet verzenden.',
    'Antwoord verzonden',
    { status: 'sent', failure: null },
  ],
] as const)(
  '%s has a text of its own for failing and for success',
  async (...[, part, operation, failed, done, answer = {}]) => {
    drawn(part)
    expect(await toldOfRefusal(operation, 'UNAVAILABLE')).toEqual([{ kind: 'error', title: failed }])
    expect(await toldOfSuccess(operation, answer)).toEqual([{ kind: 'success', title: done }])
  },
)

test('IN-EXT-88 an answer that was sent leaves its field, and what was typed on meanwhile stays', async () => {
  const sends = async (typed: string) => {
    typeIn('', id, typed)
    drawn(<AnswerForm threadId={id} name="Kim" />)
    await toldOfSuccess('external.reply', { status: 'sent' }, { content: 'Ja, in maart.', media_urls: [] })
    return typedIn('', id)
  }
  expect(await sends('Ja, in maart. ')).toBe('')
  expect(await sends('Ja, in maart. En in mei.')).toBe('Ja, in maart. En in mei.')
})

/** The form of a source whose save was refused, while this stands there. */
function Refused({ newest, code = 'CHANGED' }: { newest: ExternalSource | null; code?: string }) {
  const form = useStoredForm({ stored: source as ExternalSource | null, valuesFrom: formOf })
  const newer = useNewer<ExternalSource, ReturnType<typeof formOf>>(form, newest, sourceRows)
  const [isTold, setTold] = useState(false)
  if (!isTold) {
    setTold(true)
    newer.hear(code)
  }
  return <ChangedStrip record={newer} />
}

test('IN-EXT-94 ADM-PANEL-22 what another admin saved meanwhile stands there field by field, with what stood before', () => {
  const newest = {
    ...source,
    version: 2,
    name: 'Instagram oud',
    isActive: false,
    outboundUrl: 'https://elders.example/',
  }
  const says = drawn(<Refused newest={newest} />).replace(/\s+/g, ' ')
  for (const words of [
    'Naam: Instagram oud ( was Insta )',
    'Actief: nee ( was ja )',
    'Adres voor antwoorden: https://elders.example/ ( was niets )',
    'Nieuwere gegevens overnemen',
    'Verder met wat ik typte',
  ])
    expect(says.replace(/[()]/g, ' $& ').replace(/ +/g, ' ').replace(/ :/g, ':')).toContain(words)
  expect(says).not.toMatch(/Account|Geheim|Mailserver/)
})

test('IN-EXT-94 of one that was deleted it says so; of another refusal nothing', () => {
  expect(drawn(<Refused newest={null} />)).toMatch(/verwijderde dit intussen.*Opnieuw toevoegen/)
  // Before the newer one is there it says so all the same.
  expect(drawn(<Refused newest={source} />)).toContain('wijzigde dit intussen')
  expect(drawn(<Refused newest={{ ...source, version: 2, name: 'Anders' }} code="FAULTY_FIELDS" />)).toBe('')
})
