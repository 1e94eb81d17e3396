import type { FileRefusalCode } from './files.ts'

/** Why a picture at an address elsewhere was not taken over. */
export type FarRefusalCode = FileRefusalCode | 'UPLOAD_LIMIT' | 'NOT_FETCHABLE' | 'UNREACHABLE'

/** Whether an address leads away from the site, so that its picture is fetched before anything shows it (EV-FORM-67). */
export const isFar = (address: string): boolean => /^https?:/i.test(address.trim())

/** The address as something that may be asked for, or null: https at its usual port, and nobody's name and password in it. */
export function fetchable(address: string): URL | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '') return null
  return url.username === '' && url.password === '' ? url : null
}
