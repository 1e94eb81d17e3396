import { expect, test } from 'vitest'
import { uploadWords } from '../base/uploadWords.ts'
import { composerWords, reactionWords } from '../community/words.ts'
import { botWords } from './botWords.ts'
import { cardLabels } from './cardLabelWords.ts'
import { inboxWords } from './pageWords.ts'
import { bellWords, cardWords } from './words.ts'

test('X3-ERR-10 X3-ERR-11 the errors of answering, reading and navigating', () => {
  expect(uploadWords['message-image'].UPLOAD_FAILED.title).toBe('Upload mislukt')
  expect([composerWords.sendFailed, cardWords.markAllReadFailed, cardWords.markReadFailed]).toEqual([
    'Er ging iets mis bij het versturen van je bericht.',
    'Er ging iets mis bij het markeren als gelezen.',
    'Kon bericht niet markeren als gelezen.',
  ])
  expect(cardWords.cannotOpen).toEqual({
    title: 'Kan chat niet openen',
    text: 'We konden het kanaal niet vinden. Probeer het opnieuw.',
  })
  expect(cardWords.navigationFailed.title).toBe('Navigatie mislukt')
})

test('X3-ERR-12 the errors of reacting and of the bots', () => {
  expect(reactionWords.failed).toBe('Kon reactie niet toevoegen.')
  expect(botWords.failed).toBe('Er ging iets mis bij het genereren van het AI antwoord.')
})

test('X3-ERR-13 the successes of the inbox', () => {
  const { added, removed } = reactionWords
  expect([composerWords.sent, cardWords.markedRead, added, removed, botWords.done]).toEqual([
    'Bericht verstuurd',
    'Gemarkeerd als gelezen',
    'Reactie toegevoegd',
    'Reactie verwijderd',
    'AI antwoord gegenereerd',
  ])
})

test('IN-CARD-10 the labels of the card menu', () => {
  expect([cardLabels.quickReply, cardLabels.toMessage, cardLabels.markRead]).toEqual([
    'Snel antwoorden',
    'Ga naar bericht',
    'Markeer als gelezen',
  ])
})

test('the bell and the page speak the given words', () => {
  expect([bellWords.label(null), bellWords.label('99+')]).toEqual(['Inbox', 'Inbox, 99+ ongelezen'])
  expect([bellWords.noticeTitle, bellWords.noticeText, bellWords.blocked]).toEqual([
    'Nieuw bericht',
    'Je hebt een nieuw bericht',
    'Meldingen zijn geblokkeerd in je browser',
  ])
  expect([
    inboxWords.search,
    inboxWords.loading,
    inboxWords.markAllRead,
    inboxWords.clearFilters,
    inboxWords.confirmAllRead,
  ]).toEqual([
    'Zoek in berichten...',
    'Inbox laden...',
    'Alles als gelezen',
    'Filters wissen',
    'Alle ongelezen berichten als gelezen markeren?',
  ])
})
