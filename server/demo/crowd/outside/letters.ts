import { forms } from './forms.ts'
import type { Letter } from './letter.ts'
import { mails } from './mails.ts'
import { short } from './short.ts'

/** What came in from outside in the big demo community, and what was answered (COM-START-47). */
export const letters: readonly Letter[] = [...mails, ...short, ...forms]

/** Where it comes in, the first one first. */
export const sources = [
  { name: 'Twitter', sourceType: 'twitter', accountHandle: '@bewezen_nl', isActive: false },
  { name: 'Instagram', sourceType: 'instagram', accountHandle: '@bewezen' },
  { name: 'Algemene mail', sourceType: 'email', accountHandle: 'hallo@bewezen.example', connector: 'mail' },
  { name: 'Telefoon evenementen', sourceType: 'whatsapp', accountHandle: '+31 85 000 1234', connector: 'meta' },
  { name: 'LinkedIn', sourceType: 'linkedin', accountHandle: 'Bewezen' },
  { name: 'Contactformulier', sourceType: 'email', accountHandle: 'contact@bewezen.example', connector: 'formulier' },
] as const

/** Answers that stand ready. */
export const ready: readonly (readonly [title: string, content: string])[] = [
  [
    'Parkeren',
    'Bij elk evenement staat onder ‘Zo kom je er’ waar je kunt parkeren en hoe je er met de trein of de fiets komt.',
  ],
  ['Lid worden', 'Leuk dat je mee wilt doen! Op de pagina Abonnementen staat wat het kost en hoe je begint.'],
  [
    'Opzeggen',
    'Opzeggen doe je zelf bij ‘Abonnement beheren’, zonder uit te leggen waarom. Je houdt toegang tot het einde van de periode die je hebt betaald.',
  ],
  [
    'Geen medisch advies',
    'Dat kan ik je niet zeggen, en het is te belangrijk om te gokken. Vraag het aan je huisarts of apotheek: zij kennen jou en je medicijnen.',
  ],
  [
    'Gegevens meenemen',
    'Bij je profiel, onder Gegevens, vraag je een download aan van alles wat je hier schreef. Je account verwijderen kan daar ook.',
  ],
]
