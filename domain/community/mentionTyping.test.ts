import { expect, test } from 'vitest'
import { chooseMention, mentionTyping } from './mentionTyping.ts'

/** A text with | where the caret stands. */
const typing = (withCaret: string) => mentionTyping(withCaret.replace('|', ''), withCaret.indexOf('|'))

test.each([
  ['@m|', 'm'],
  ['hoi @mar|', 'mar'],
  ['hoi\n@mar|', 'mar'],
  ['hoi @mar| daar', 'mar'],
  ['hoi @ma|rloes', 'ma'],
  ['hoi @50%|', '50%'],
  ['hoi @_|', '_'],
  ["hoi @o'b|", "o'b"],
  ['@|', null],
  ['hoi @|mar', null],
  ['sanne@be|', null],
  ['@mar |', null],
  ['@mar loes|', null],
  ['@@mar|', null],
  ['|@mar', null],
  ['mar|', null],
  ['|', null],
  [`@${'x'.repeat(51)}|`, null],
])('IN-MENTION-07 suggestions while typing %j are for %s', (withCaret, typed) => {
  expect(typing(withCaret)?.typed ?? null).toBe(typed)
})

test.each([
  ['@mar|', '@marloes_h |'],
  ['Dank @mar|', 'Dank @marloes_h |'],
  ['Dank @mar| voor alles', 'Dank @marloes_h |voor alles'],
  ['Dank @ma|rlo, tot zo', 'Dank @marloes_h |, tot zo'],
  ['Dank @mar|\nTot zo', 'Dank @marloes_h |\nTot zo'],
])('IN-MENTION-07 a choice in %j gives %j', (before, after) => {
  const typed = typing(before)
  const chosen = typed && chooseMention(before.replace('|', ''), typed, 'marloes_h')
  expect(chosen && `${chosen.text.slice(0, chosen.caret)}|${chosen.text.slice(chosen.caret)}`).toBe(after)
})
