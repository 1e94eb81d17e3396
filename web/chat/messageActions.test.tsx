import { chatWords, reactionWords } from '@bewezen/domain/community/words.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ActionsContext, type ChatActions, type Reader, ReaderContext } from './ChatContext.ts'
import { MessageToolbar } from './MessageToolbar.tsx'
import type { ShownMessage } from './patches.ts'
import { aMessage } from './testing/aMessage.ts'

const actions = new Proxy({} as ChatActions, { get: () => () => undefined })
const noor: ShownMessage['author'] = {
  id: 'noor',
  firstName: 'Noor',
  lastName: 'Vis',
  username: 'noor',
  avatarUrl: null,
  avatarColor: 'AVC',
  role: 'student',
  points: 0,
  level: null,
}
const said = (change: Partial<ShownMessage> = {}): ShownMessage =>
  aMessage(1, { author: noor, createdAt: new Date().toISOString(), ...change })
const reader = (change: Partial<Reader> = {}): Reader => ({
  id: 'sem',
  role: 'student',
  mayPost: true,
  mayReact: true,
  isPrivate: false,
  ...change,
})

/** Which of the actions stand on the toolbar of a message for a reader. */
function offered(who: Reader, message = said()): string[] {
  const html = renderToStaticMarkup(
    <ReaderContext value={who}>
      <ActionsContext value={actions}>
        <MessageToolbar message={message} />
      </ActionsContext>
    </ReaderContext>,
  )
  const { reply, edit, report, remove } = chatWords
  return [reply, edit, report, remove, reactionWords.with('👍')].filter((label) => html.includes(`"${label}"`))
}

describe('what is offered for a message', () => {
  const { reply, edit, report, remove } = chatWords
  const like = reactionWords.with('👍')

  test('COM-MOD-01 somebody else’s can be answered, reported and reacted to', () => {
    expect(offered(reader())).toEqual([reply, report, like])
  })

  test('COM-CHAT-15 one’s own can be edited for 15 minutes and removed, and not reported', () => {
    expect(offered(reader({ id: 'noor' }))).toEqual([reply, edit, remove, like])
    const old = said({ createdAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    expect(offered(reader({ id: 'noor' }), old)).toEqual([reply, remove, like])
  })

  test('a channel that others write in offers no answer and no editing, and one that is archived no reaction either', () => {
    expect(offered(reader({ mayPost: false }))).toEqual([report, like])
    expect(offered(reader({ id: 'noor', mayPost: false }))).toEqual([remove, like])
    expect(offered(reader({ mayPost: false, mayReact: false }))).toEqual([report])
  })

  test('COM-CHAT-15 a moderator removes what others said in a community, and not in private', () => {
    expect(offered(reader({ role: 'moderator' }))).toEqual([reply, report, remove, like])
    expect(offered(reader({ role: 'moderator', isPrivate: true }))).toEqual([reply, report, like])
  })
})
