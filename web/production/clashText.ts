import { time } from '@bewezen/domain/base/dates.ts'
import type { Briefing } from '@bewezen/domain/production/briefings.ts'
import type { Clash } from '@bewezen/domain/production/clashes.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import { clashWords as words } from '@bewezen/domain/production/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'

/** What the sentences of clashes name: only what they say of a record. */
export type Named = {
  briefings: readonly Pick<Briefing, 'id' | 'person' | 'role' | 'startAt' | 'endAt'>[]
  activities: readonly Pick<Activity, 'id' | 'activityName' | 'location' | 'startAt' | 'endAt'>[]
}

/** A clash in a sentence, which names people, roles and places, with the times at which they clash (EV-MORE-80). */
export function clashText(clash: Clash, { briefings, activities }: Named, zone: string): string {
  const briefing = (id: string) => briefings.find((one) => one.id === id)
  const activity = (id: string) => activities.find((one) => one.id === id)
  const role = (id: string) => timed(briefing(id)?.role ?? '', briefing(id), zone)
  const name = (id: string) => displayName(briefing(id)?.person)
  const named = (id: string) => timed(activity(id)?.activityName ?? '', activity(id), zone)
  if (clash.kind === 'person') return words.person(name(clash.briefingId), role(clash.briefingId), role(clash.otherId))
  if (clash.kind === 'elsewhere') {
    const { role, eventTitle } = clash.elsewhere
    return words.elsewhere(name(clash.briefingId), role, timed(eventTitle, clash.elsewhere, zone))
  }
  if (clash.kind === 'outside') return words.outside(timed(name(clash.briefingId), briefing(clash.briefingId), zone))
  const place = activity(clash.activityId)?.location?.name ?? ''
  return clash.kind === 'place'
    ? words.place(place, named(clash.activityId), named(clash.otherId))
    : words.crowded(activity(clash.activityId)?.activityName ?? '', clash.people, place, clash.capacity)
}

function timed(text: string, at: { startAt: string | null; endAt: string | null } | undefined, zone: string): string {
  return at?.startAt && at.endAt ? `${text} (${time(at.startAt, zone)} - ${time(at.endAt, zone)})` : text
}
