import { expect, test } from 'vitest'
import { sentenceEnd } from './sentenceEnd.ts'

test.each([
  ['Slaap jij goed?', 'Slaap jij goed?'],
  ['Naar buiten!', 'Naar buiten!'],
  ['Adem.', 'Adem.'],
  ['En dan…', 'En dan…'],
  ['Over (slaap?)', 'Over (slaap?)'],
  ['‘Waarom?’', '‘Waarom?’'],
  ['Ademen', 'Ademen.'],
  ['Adem (deel 2)', 'Adem (deel 2).'],
  ['Wat? Adem', 'Wat? Adem.'],
  ['Adem. ', 'Adem. '],
])('EV-EDGE-47 %j ends a sentence as %j', (title, end) => {
  expect(sentenceEnd(title)).toBe(end)
})
