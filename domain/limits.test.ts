import { expect, test } from 'vitest'
import { maintenanceRefusal } from './access/maintenance.ts'
import { isSetting } from './access/siteSettings.ts'
import { questionRefusal } from './assistant/question.ts'
import { messageTextRefusal } from './community/messageText.ts'
import { maxMedicalText } from './health/medical.ts'
import { awardFaults } from './profile/awards.ts'
import { personalFaults } from './profile/personal.ts'
import { maxNote, reportFaults } from './reports/report.ts'

const award = { name: 'Vroege vogel', imageUrl: '', isActive: true }
const own = { sessionId: 'noor', profileId: 'noor', sentToday: 0 }

/** Every field of text that states no limit of its own, and whether it takes a text. */
const takes: Record<string, (text: string) => boolean> = {
  'a message': (text) => messageTextRefusal(text) === null,
  'a question to the assistant': (text) => questionRefusal({ ...own, text }) === null,
  'a report': (description) => !reportFaults({ category: 'Anders', description }).includes('description'),
  'what somebody tells about herself': (bio) => personalFaults({ bio }, 'noor').bio === undefined,
  'an award': (description) => awardFaults({ ...award, description }).length === 0,
  'the message of testers': (text) => isSetting('testerMessage', text),
  'the message of maintenance': (message) => maintenanceRefusal({ message, startAt: null, endAt: null }, 0) === null,
}

test.each(Object.entries(takes))('SH-AUTH-19 %s takes 1000 characters and not one more', (_field, isTaken) => {
  expect([isTaken('a'.repeat(1000)), isTaken('a'.repeat(1001))]).toEqual([true, false])
  // Counted as people count: a family is one.
  expect([isTaken('👨‍👩‍👧'.repeat(1000)), isTaken('👨‍👩‍👧'.repeat(1001))]).toEqual([true, false])
})

test('SH-AUTH-19 the texts of the medical panel and the note to a report have the same limit', () => {
  expect([maxMedicalText, maxNote]).toEqual([1000, 1000])
})
