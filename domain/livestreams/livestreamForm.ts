import { rumbleCode, rumbleIdOf, youtubeCode, youtubeIdOf } from '../base/embed/generated.ts'
import type { Moment } from '../base/moment.ts'
import { toMs } from '../base/moment.ts'
import { cleanLine, cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'
import type { LivestreamText, Visibility } from './contract.ts'
import { livestreamFaultWords as words } from './formWords.ts'
import type { Platform } from './platforms.ts'
import { audienceGroups, isFarAhead } from './stream.ts'

/** Visible characters (LIVE-FORM-11, X3-EDGE-10, LIVE-MORE-32). */
export const [maxStreamTitle, maxStreamDescription] = [100, 2_000]
/** Streams begin and end within these years: what comes before or after is a slip of the pen (LIVE-MORE-33). */
export const [firstStreamYear, lastStreamYear] = [2020, 2099]

/** The form, every field as typed; moments as the clock on the wall of the house writes them (X3-DATA-21). */
export type LivestreamForm = Visibility & {
  title: string
  description: string
  platform: Platform
  youtubeUrl: string
  rumbleUrl: string
  embedCode: string
  startTime: string
  endTime: string
  isActive: boolean
}
/** LIVE-FORM-09 */
export type LivestreamField =
  | 'title'
  | 'description'
  | 'youtubeUrl'
  | 'rumbleUrl'
  | 'embedCode'
  | 'startTime'
  | 'endTime'
  | 'visibility'
export type LivestreamFaults = { [Field in LivestreamField]?: string }

export const newLivestreamForm = (): LivestreamForm => ({
  title: '',
  description: '',
  platform: 'youtube',
  youtubeUrl: '',
  rumbleUrl: '',
  embedCode: '',
  startTime: '',
  endTime: '',
  visibleToEveryone: false,
  visibleToStudents: false,
  visibleToTeachers: false,
  visibleToAdmins: false,
  isActive: false,
})

/** Another platform begins with nothing (LIVE-FORM-07). */
export const withPlatform = (form: LivestreamForm, platform: Platform): LivestreamForm => ({
  ...form,
  platform,
  youtubeUrl: '',
  rumbleUrl: '',
  embedCode: '',
})

/** The platform and address of a stored frame, which are not stored themselves (LIVE-FORM-24). */
export function sourceOf(stored: {
  embedCode: string | null
  address: string | null
}): Pick<LivestreamForm, 'platform' | 'youtubeUrl' | 'rumbleUrl' | 'embedCode'> {
  const none = { youtubeUrl: '', rumbleUrl: '', embedCode: '' }
  const address = stored.address ?? ''
  const youtube = youtubeIdOf(address)
  if (youtube) return { ...none, platform: 'youtube', youtubeUrl: `https://www.youtube.com/watch?v=${youtube}` }
  const rumble = rumbleIdOf(address)
  if (rumble) return { ...none, platform: 'rumble', rumbleUrl: `https://rumble.com/embed/${rumble}/` }
  return { ...none, platform: 'custom', embedCode: stored.embedCode ?? '' }
}

/** A stored stream as the form shows it. */
export const formOf = (
  stream: Visibility & {
    title: string
    description: string | null
    startTime: Moment
    endTime: Moment | null
    isActive: boolean
    manage: { embedCode: string | null; address: string | null } | null
  },
): LivestreamForm => ({
  title: stream.title,
  description: stream.description ?? '',
  ...sourceOf(stream.manage ?? { embedCode: null, address: null }),
  startTime: toWallTime(stream.startTime),
  endTime: stream.endTime === null ? '' : toWallTime(stream.endTime),
  visibleToEveryone: stream.visibleToEveryone,
  visibleToStudents: stream.visibleToStudents,
  visibleToTeachers: stream.visibleToTeachers,
  visibleToAdmins: stream.visibleToAdmins,
  isActive: stream.isActive,
})

/** The embed code that a form sends: generated of an address, or the typed one (LIVE-EMBED-03). */
export function embedCodeOf(form: LivestreamForm): string {
  const [youtube, rumble] = [youtubeIdOf(form.youtubeUrl), rumbleIdOf(form.rumbleUrl)]
  if (form.platform === 'youtube') return youtube ? youtubeCode(youtube) : ''
  if (form.platform === 'rumble') return rumble ? rumbleCode(rumble) : ''
  return form.embedCode
}

/** What a form sends (X3-CALL-29). */
export const textOf = (form: LivestreamForm): LivestreamText => ({
  title: form.title,
  description: form.description,
  embedCode: embedCodeOf(form),
  startTime: fromWallTime(form.startTime),
  endTime: fromWallTime(form.endTime),
  isActive: form.isActive,
  visibleToEveryone: form.visibleToEveryone,
  visibleToStudents: form.visibleToStudents,
  visibleToTeachers: form.visibleToTeachers,
  visibleToAdmins: form.visibleToAdmins,
})

/** Title and description as they are stored: trimmed, an empty description is null (LIVE-FORM-21). */
export const storedTexts = (text: { title: string; description: string }) => ({
  title: cleanLine(text.title),
  description: isInvisible(text.description) ? null : cleanText(text.description),
})

/** How many groups are ticked (LIVE-FORM-04). */
export const selectedGroups = (form: Visibility): number =>
  Number(form.visibleToEveryone) + audienceGroups.filter((group) => form[group]).length

type Begun = { now: Moment; before: { startTime: Moment } | null }

/** The sentence under each field that is wrong, but for what only reading the embed code tells (LIVE-FORM-10..19, LIVE-FORM-22). */
export function livestreamFaults(text: LivestreamText, { now, before }: Begun): LivestreamFaults {
  const { title, description } = storedTexts(text)
  const faults: LivestreamFaults = {}
  const wrong = (field: LivestreamField, isWrong: boolean, says: string) => {
    if (isWrong) faults[field] ??= says
  }
  wrong('title', isInvisible(title), words.titleRequired)
  wrong('title', isLongerThan(title, maxStreamTitle), words.titleTooLong)
  wrong('description', isLongerThan(description ?? '', maxStreamDescription), words.descriptionTooLong)
  wrong('embedCode', isInvisible(text.embedCode), words.embedRequired)
  wrong('startTime', text.startTime === null, words.startRequired)
  wrong('startTime', text.startTime !== null && !isSensible(text.startTime), words.year)
  wrong('startTime', text.startTime !== null && mustComeYet(text, { now, before }), words.startNotAhead)
  wrong('endTime', text.endTime !== null && !isSensible(text.endTime), words.year)
  wrong('endTime', !endsAfterStart(text), words.endNotAfter)
  wrong('visibility', selectedGroups(text) === 0, words.audienceRequired)
  return faults
}

/** Whether the start is wrong because it is not ahead: of a new stream that is not live, or where the start was changed (LIVE-FORM-13, LIVE-FORM-23). */
function mustComeYet({ startTime, isActive }: LivestreamText, { now, before }: Begun): boolean {
  if (startTime === null || isActive) return false
  const isKept = before !== null && toMs(before.startTime) === toMs(startTime)
  return !isKept && toMs(startTime) <= toMs(now)
}

/** Whether saving would set a stream live long before its start, which is asked first as 'Zet live' asks it (LIVE-MORE-61). */
export const goesLiveEarly = (
  { startTime, isActive }: Pick<LivestreamText, 'startTime' | 'isActive'>,
  { now, before }: { now: Moment; before: { isActive: boolean } | null },
): boolean => isActive && !before?.isActive && startTime !== null && isFarAhead({ startTime }, now)

/** LIVE-FORM-14, LIVE-FORM-20 */
export const endsAfterStart = ({ startTime, endTime }: Pick<LivestreamText, 'startTime' | 'endTime'>): boolean =>
  startTime === null || endTime === null || toMs(endTime) > toMs(startTime)

const isSensible = (moment: string): boolean => {
  const year = new Date(moment).getUTCFullYear()
  return year >= firstStreamYear && year <= lastStreamYear
}

/** The faults of a form as it is typed: those of the address in the place of those of the code made of it (LIVE-FORM-08). */
export function formFaults(form: LivestreamForm, begun: Begun): LivestreamFaults {
  const { embedCode, ...faults } = livestreamFaults(textOf(form), begun)
  const source: LivestreamFaults =
    form.platform === 'youtube'
      ? addressFault('youtubeUrl', form.youtubeUrl, youtubeIdOf, words.youtubeRequired, words.youtubeWrong)
      : form.platform === 'rumble'
        ? addressFault('rumbleUrl', form.rumbleUrl, rumbleIdOf, words.rumbleRequired, words.rumbleWrong)
        : embedCode
          ? { embedCode }
          : {}
  // A date that was typed and cannot be one is told as such, not as missing.
  const isNoDate = (typed: string) => typed.trim() !== '' && fromWallTime(typed) === null
  return {
    ...faults,
    ...source,
    ...(isNoDate(form.startTime) ? { startTime: words.year } : {}),
    ...(isNoDate(form.endTime) ? { endTime: words.year } : {}),
  }
}

function addressFault(
  field: 'youtubeUrl' | 'rumbleUrl',
  typed: string,
  idOf: (typed: string) => string | null,
  missing: string,
  wrong: string,
): LivestreamFaults {
  if (isInvisible(typed)) return { [field]: missing }
  return idOf(typed) === null ? { [field]: wrong } : {}
}
