import { describe, expect, test } from 'vitest'
import { emergencyIn } from './emergency.ts'

describe('SH-ASSIST-27 a question that speaks of an emergency is known', () => {
  test.each([
    ['Ik heb pijn op de borst sinds vanochtend, wat moet ik doen?', 'body'],
    ['PIJN IN MIJN BORST', 'body'],
    ['Wat te doen bij borstpijn?', 'body'],
    ['Er is een drukkend gevoel op mijn borst', 'body'],
    ['Is dit een hartaanval?', 'body'],
    ['Mijn vader heeft ineens een scheve mond', 'body'],
    ['Zijn mondhoek hangt scheef', 'body'],
    ['Ik kan bijna niet ademen', 'body'],
    ['ik krijg geen lucht', 'body'],
    ['Ze is opeens erg benauwd', 'body'],
    ['Hij is bewusteloos', 'body'],
    ['Ik hoest bloed', 'body'],
    ['Is bloed ophoesten erg?', 'body'],
    ['Help, hij reageert niet meer', 'body'],
    ['pijn op mn borst', 'body'],
    ['Mijn arm is plotseling verlamd', 'body'],
    ['Te veel pillen, een overdosis', 'body'],
    ['Ik denk aan zelfmoord', 'mind'],
    ['suïcidale gedachten', 'mind'],
    ['Ik wil niet meer leven', 'mind'],
    ['Soms wil ik gewoon dood', 'mind'],
    ['Ik denk dat ik dood wil', 'mind'],
    ['Ik wil er een einde aan maken, en heb pijn op de borst', 'mind'],
  ] as const)('%s', (question, kind) => expect(emergencyIn(question)).toBe(kind))
})

describe('SH-ASSIST-27 and no other is', () => {
  test.each([
    'Hoeveel licht als het bewolkt is?',
    'Welke oefening is goed voor de borst?',
    'Ik heb pijn in mijn knie na het wandelen',
    'Hoe adem ik rustig in en uit?',
    'Ik wil langer leven',
    'Dood hout in de tuin, goed voor egels?',
    'Ik maak er een gewoonte van',
    'De app reageert niet meer',
    'Wil je dood hout laten liggen?',
    'Ik wil dood hout in de tuin',
    'Hoe maak ik een eind aan snoepen?',
    '',
  ])('%s', (question) => expect(emergencyIn(question)).toBeNull())
})
