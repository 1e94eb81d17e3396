import { expect, test } from 'vitest'
import { refusalNotice } from '../base/words.ts'
import {
  batchLabels,
  chatWords,
  communityWords,
  composerWords,
  postRefused,
  reactionRefused,
  reactionWords,
} from './words.ts'

test('COM-CHAT-22 the empty and loading texts', () => {
  expect([
    chatWords.empty,
    chatWords.loading,
    chatWords.loadFailed,
    chatWords.tryAgain,
    communityWords.noCommunities,
  ]).toEqual([
    'Nog geen berichten. Schrijf het eerste bericht!',
    'Berichten laden...',
    'Kon berichten niet laden.',
    'Opnieuw proberen',
    'Er zijn nog geen communities',
  ])
})

test('the labels of the batch mentions', () => {
  expect(batchLabels).toEqual({ students: 'Alle studenten', channel_members: 'Alle kanaal leden' })
})

test('sending and reacting speak the given words', () => {
  expect(refusalNotice('UPLOAD_FAILED', postRefused).title).toBe('Upload mislukt')
  expect(refusalNotice('FILE_TOO_LARGE', postRefused).title).toBe('Bestand te groot')
  expect(composerWords.sendFailed).toBe('Er ging iets mis bij het versturen van je bericht.')
  expect([reactionWords.added, reactionWords.removed, reactionWords.failed]).toEqual([
    'Reactie toegevoegd',
    'Reactie verwijderd',
    'Kon reactie niet toevoegen.',
  ])
})

test('flooding, a channel that is gone and a message that is gone have their own sentences', () => {
  expect(refusalNotice('TOO_MANY_REQUESTS', postRefused).text).toBe('Je verstuurt te veel berichten. Wacht even.')
  expect(refusalNotice('NOT_FOUND', postRefused).text).toBe('Er ging iets mis bij het versturen van je bericht.')
  expect(refusalNotice('NOT_FOUND', reactionRefused).text).toBe('Kon reactie niet toevoegen.')
})
