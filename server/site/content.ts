import { type ClaimName, type ClaimText, shownClaim } from '@bewezen/domain/site/content.ts'
import { type PublicContent, site } from '@bewezen/domain/site/contract.ts'
import { measuredOf } from '@bewezen/domain/site/measured.ts'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'
import { serve } from '../base/serve.ts'
import { subscriptions } from '../membership/tables.ts'
import { profiles } from '../profile/tables.ts'
import { readInside } from './showcase.ts'
import { claims, homeItems, homeSections, levels, teamMembers, testimonials } from './tables.ts'

/** How long a process believes what stands on the public pages, in milliseconds; a change clears it at once. */
const believedFor = 4_000

const believed = new WeakMap<House, { content: Promise<PublicContent>; until: number }>()

/** What stands on the public pages (X3-CALL-33). */
export const content = serve(site.content, ({ house }) => {
  const known = believed.get(house)
  if (known && known.until > performance.now()) return known.content
  const content = readContent(house.database.db)
  believed.set(house, { content, until: performance.now() + believedFor })
  content.catch(() => believed.delete(house))
  return content
})

/** Forgets what was believed as soon as something changed, in this process or in another. */
export function furnishSite(house: House): void {
  house.live.onFact(({ kind }) => {
    if (kind === 'content.changed') believed.delete(house)
  })
}

async function readContent(reader: Reader): Promise<PublicContent> {
  const [heroes, quotes, steps, team, said, inside] = await Promise.all([
    heroRows(reader)
      .where(and(eq(homeSections.sectionType, 'hero'), homeSections.isActive))
      .limit(1),
    reader
      .select()
      .from(testimonials)
      .where(eq(testimonials.isActive, true))
      .orderBy(asc(testimonials.displayOrder), asc(testimonials.id)),
    reader.select().from(levels).orderBy(asc(levels.orderIndex)),
    reader
      .select()
      .from(teamMembers)
      .where(eq(teamMembers.isActive, true))
      .orderBy(asc(teamMembers.orderIndex), asc(teamMembers.id)),
    reader.select().from(claims).where(eq(claims.isOn, true)),
    readInside(reader),
  ])
  const hero = heroes[0]
  const counts = await countsFor(reader, said)
  return {
    hero: hero ? { imageUrl: hero.imageUrl, ...hero.metadata } : null,
    testimonials: quotes.map(({ name, content, avatarUrl, isSample, ...rest }) => ({
      name,
      content,
      avatarUrl,
      isSample,
      measured: measuredOf(rest),
    })),
    levels: steps.map(({ levelName, durationText, result }) => ({ title: levelName, duration: durationText, result })),
    team: team.map(({ name, role, sentence, photoUrl, isSample }) => ({ name, role, sentence, photoUrl, isSample })),
    claims: Object.fromEntries(
      said.map((one) => [one.name, shownClaim(one, counts[one.name])]),
    ) as PublicContent['claims'],
    inside,
  }
}

/** The heroes with their picture, in their order. */
export const heroRows = (reader: Reader) =>
  reader
    .select({
      id: homeSections.id,
      isActive: homeSections.isActive,
      imageUrl: homeItems.imageUrl,
      metadata: homeItems.metadata,
      uploadId: homeItems.uploadId,
    })
    .from(homeSections)
    .innerJoin(homeItems, eq(homeItems.sectionId, homeSections.id))
    .orderBy(asc(homeSections.orderIndex), asc(homeSections.id))
    .$dynamic()

/** How many there really are, for the claims that say so. */
async function countsFor(
  reader: Reader,
  said: readonly (ClaimText & { name: string })[],
): Promise<Partial<Record<string, number>>> {
  const wants = (name: ClaimName) => said.some((one) => one.name === name && one.showsRealNumber)
  const [[people], [paying]] = await Promise.all([
    wants('community') ? reader.select({ n: count() }).from(profiles).where(isNull(profiles.hiddenAt)) : [],
    wants('members')
      ? reader
          .select({ n: count() })
          .from(subscriptions)
          .where(inArray(subscriptions.status, ['active', 'past_due']))
      : [],
  ])
  return { community: people?.n, members: paying?.n }
}
