import type { AnyContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from './contract.ts'

const named = (names: string): string[] => names.trim().split(/\s+/)

/** A long text keeps what was typed (X3-EDGE-46). */
const longTexts = named(`
  answer bio bring chapters claim content dailyTask description excerpt explanation firstText message note notes reason
  recording secondText sentence summary text thanksText thirdText transcript travel prompt
  address medicalConditions medications dietaryRestrictions medicalNotes goal
`)
/** Of these the names are not cleaned but refused (SH-EDGE-37). */
const ofPeople = named('firstName lastName username')
/** Secrets, keys and addresses of computers, compared or checked as they are. */
const secrets = named(`
  password newPassword token response publicKey authSecret endpoint outboundSecret appSecret verifyToken accessToken
  accountId mailUser mailPassword imapHost imapPort session_id sessionId product_id key code discountCode
  email handle phone emergencyContactPhone slug query category device
  imageUrl photoUrl outboundUrl media_urls pageUrl videoUrl originalUrl thumbnailUrl joinUrl downloadUrl affiliateUrl
  embedCode track
`)
/** Numbers, days and times as they are typed, which a rule of their own reads. */
const figures = named(`
  price salePrice stock preorderLimit studentDiscount teacherDiscount affiliateDiscount order value amount quantity
  daysBefore deadline start end people surfaceArea capacity from until mostUses participants income costs
  changeDay day startDate endDate birthDate recurrenceEnd tiersFrom enrollOpenAt enrollCloseAt cancelUntil
`)
/** What is chosen, from what the site offers or from its emoji. */
const choices = named(`
  allowedRoles postRoles emoji nutritionIcon sportIcon interestIcon termsVersion dietary_restrictions allergies
  bloodType gender dietPattern exerciseFrequency alcoholUse workEnvironment caffeineIntake preferredWorkoutTime
  technologyUsage sports nutritionFocus fitnessGoals supplementUse
`)
const otherKinds = new Set([...longTexts, ...ofPeople, ...secrets, ...figures, ...choices])

/** Fields of the names of others that are something else here. */
const elsewhere = new Set([
  // Its value is a line or a text by the name of the setting; `saveSetting` knows which.
  'access.saveSetting.value',
  // The role of many people, and what a notification is about: chosen.
  'inbox.write.to.role',
  'inbox.choose.subject',
  // Compared with what stands there, or told to a model, and never kept.
  'orders.place.shown.lines.name',
  'shop.generateImage.productName',
  'events.participants.search',
])

type Leaf = { path: string; schema: z.ZodType }

/** The texts of a schema, each with where it stands. */
function* textsOf(schema: z.core.$ZodType, path: string): Generator<Leaf> {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const inner = (name: string) => def[name] as z.core.$ZodType
  if (def.type === 'string') yield { path, schema: schema as z.ZodType }
  else if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape as Record<string, z.core.$ZodType>))
      yield* textsOf(field, `${path}.${name}`)
  else if (def.type === 'array') yield* textsOf(inner('element'), path)
  else if (def.type === 'record') yield* textsOf(inner('valueType'), path)
  else if (def.type === 'union') for (const option of def.options as z.core.$ZodType[]) yield* textsOf(option, path)
  else if (def.type === 'pipe') yield* textsOf(inner('in'), path)
  else if (def.innerType) yield* textsOf(inner('innerType'), path)
}

/** What somebody sends to be kept: what was there before, and what is only looked for, is none of it. */
const sent = Object.entries(contract).flatMap(([room, all]) =>
  Object.entries(all as Record<string, AnyContractProcedure>).flatMap(([name, operation]) => {
    const { route, inputSchema } = operation['~orpc']
    if (route.method === 'GET' || !inputSchema) return []
    return [...textsOf(inputSchema as unknown as z.core.$ZodType, `${room}.${name}`)]
  }),
)
const lastOf = (path: string): string => path.split('.').at(-1) ?? ''

/** What somebody saw before they changed it is compared as it stands. */
const isBefore = (path: string): boolean => /\.before(\.|$)/.test(path) && !path.includes('.after.')

const turning = [...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069']

/** Whether a text is taken in with something in it that turns the direction of writing. */
const keepsTurning = ({ schema }: Leaf): boolean =>
  turning.some((sign) => {
    const taken = schema.safeParse(`Naam ${sign}eman`)
    return taken.success && String(taken.data).includes(sign)
  })
const keeping = sent.filter(keepsTurning).map(({ path }) => path)

test('X3-EDGE-46 no operation takes in a name, title or other line with what turns the direction of writing', () => {
  const wrong = keeping.filter((path) => !isBefore(path) && !otherKinds.has(lastOf(path)) && !elsewhere.has(path))
  expect(wrong).toEqual([])
  // What is listed here for nothing would hide the next field of that name.
  const names = new Set(keeping.map(lastOf))
  expect([...elsewhere].filter((path) => !keeping.includes(path))).toEqual([])
  expect([...otherKinds].filter((name) => !names.has(name))).toEqual([])
})

test('X3-EDGE-46 a line is taken in as one line, whatever stands in it', () => {
  const lines = sent.filter((leaf) => !keepsTurning(leaf) && leaf.schema.safeParse('Naam').success)
  expect(lines.length).toBeGreaterThan(60)
  const name = lines.find(({ path }) => path === 'community.saveCommunity.after.name')
  expect(name?.schema.parse('  Slaap\u202E\n en \u2066ritme ')).toBe('Slaap en ritme')
})
