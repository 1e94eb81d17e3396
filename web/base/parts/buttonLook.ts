import { classes } from './classes.ts'

/** `sun` is for the one most valuable action of a view; `danger` only fills inside a confirmation (`dangerFilled`). */
export type ButtonLook = 'sun' | 'primary' | 'line' | 'quiet' | 'danger' | 'dangerFilled' | 'night'
/** 36, 44 and 54 pixels high; on a phone none is lower than 44. */
export type ButtonSize = 's' | 'm' | 'l'
export type ButtonShape = { look?: ButtonLook; size?: ButtonSize; block?: boolean }

const shape =
  'inline-flex items-center justify-center gap-2 border font-semibold leading-[1.2] no-underline whitespace-nowrap fast'
const off = 'off:cursor-not-allowed off:border-line off:bg-surface-2 off:text-ink-3'

const looks: Record<ButtonLook, string> = {
  sun: 'border-transparent bg-sun text-on-sun hover:bg-sun-hover',
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  line: 'border-line-strong bg-surface text-ink hover:bg-surface-2',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-surface-2',
  danger: 'border-ember-ink bg-transparent text-ember-ink hover:bg-ember-soft',
  dangerFilled: 'border-transparent bg-ember text-on-ember hover:bg-ember-hover',
  night: 'border-on-night-2 bg-transparent text-on-night hover:bg-night-2',
}
const sizes: Record<ButtonSize, string> = {
  s: 'min-h-11 lg:min-h-9 rounded-[8px] px-3 text-fs-14',
  m: 'min-h-11 rounded-m px-[18px] text-fs-16',
  l: 'min-h-[54px] rounded-m px-[26px] text-fs-18',
}

/** The class names of anything that looks like a button. */
export const buttonLook = ({ look = 'primary', size = 'm', block = false }: ButtonShape): string =>
  classes(shape, looks[look], sizes[size], block && 'w-full', off)
