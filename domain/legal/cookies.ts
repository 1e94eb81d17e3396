import { cookieWords as words } from './cookieWords.ts'

/** A piece of the cookie policy: a paragraph, a list of things with what they are, or a table. `{contact}` is the address. */
export type CookieBlock =
  | string
  | { list: readonly { term: string; text: string }[] }
  | { table: { label: string; head: readonly [string, string]; rows: readonly (readonly [string, string])[] } }
export type CookieSection = { id: string; title: string; blocks: readonly CookieBlock[] }

/** The section in which a choice is made, when there is one (LEGAL-COOKIE-07). */
export const choiceSection = 'keuze'

const section = (id: string, title: string, ...blocks: CookieBlock[]): CookieSection => ({ id, title, blocks })
const { what, who, necessary, functional, analytical, others, terms, choice, questions } = words

/** The cookie policy (LEGAL-COOKIE-01..05); its titles carry their numbers. */
export const cookiePolicy: { title: string; sections: readonly CookieSection[] } = {
  title: words.title,
  sections: [
    section('wat', what.title, what.text),
    section('wie', who.title, who.text),
    section('noodzakelijk', necessary.title, necessary.session, necessary.device),
    section('functioneel', functional.title, functional.text, { list: functional.kept }),
    section('analytisch', analytical.title, analytical.text),
    section('derden', others.title, others.text),
    section('termijnen', terms.title, { table: { label: terms.title, head: terms.head, rows: terms.rows } }),
    section(choiceSection, choice.title, choice.text),
    section('vragen', questions.title, questions.text),
  ],
}
