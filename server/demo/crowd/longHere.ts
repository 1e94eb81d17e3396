import type { Who } from '../people.ts'

/** How many days ago the cast joined the big demo community: before anything that they say, like or learn there (COM-START-46). */
export const longHere: Readonly<Record<Who, number>> = {
  jasper: 512,
  teun: 498,
  noor: 476,
  ilse: 441,
  sanne: 262,
  joost: 243,
  fatima: 290,
  daan: 124,
  wim: 203,
  marloes: 227,
  bram: 219,
  leila: 251,
  pieter: 160,
  anouk: 256,
  henk: 47,
  yara: 238,
  lotte: 96,
  mehmet: 74,
}
