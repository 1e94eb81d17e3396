import { isInvisible, isLongerThan } from '../base/visibleText.ts'

export const maxAwardName = 60
export const maxAwardDescription = 1000
export const maxUrlLength = 2000

export type AwardField = 'name' | 'description' | 'imageUrl'
type Written = { name: string; description: string; imageUrl: string; isActive: boolean }

/** An award as it is stored: without spaces around its texts. */
export const cleanAward = ({ name, description, imageUrl, isActive }: Written): Written => ({
  name: name.normalize('NFC').trim(),
  description: description.trim(),
  imageUrl: imageUrl.trim(),
  isActive,
})

/** Which fields of an award cannot be stored; none when it is fine (ADM-PANEL-08, SH-AUTH-17, SH-AUTH-18). */
export function awardFaults(award: Written): AwardField[] {
  const { name, description, imageUrl } = cleanAward(award)
  const faults: AwardField[] = []
  if (isInvisible(name) || isLongerThan(name, maxAwardName)) faults.push('name')
  if (isLongerThan(description, maxAwardDescription)) faults.push('description')
  if (imageUrl !== '' && !isImageAddress(imageUrl)) faults.push('imageUrl')
  return faults
}

/** Whether the tester award may become this: it keeps its name and stays active (ADM-PANEL-08, SH-TEST-13). */
export const staysTester = (before: Written, after: Written): boolean =>
  cleanAward(after).name === before.name && after.isActive

/** An address of the web, or of a picture of our own. */
function isImageAddress(typed: string): boolean {
  if (typed.length > maxUrlLength) return false
  // A browser reads a backslash as a slash: two of them lead to another site.
  if (typed.startsWith('/')) return /^\/(?![/\\])(?!api\/)/.test(typed)
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol)
}
