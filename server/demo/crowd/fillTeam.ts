import type { GivenPerson } from '../givenPeople.ts'
import type { Who } from '../people.ts'
import type { vocabulary } from '../vocabulary.ts'
import { facesOfCast } from './portrait/cast.ts'
import { portraitFile } from './portrait/portrait.ts'

/** The people behind the site, in the places of the samples (COM-START-54). */
const team = [
  {
    who: 'jasper',
    name: 'Jasper van den Berg',
    role: 'Oprichter, licht en ritme',
    sentence: 'Begon met een luxmeter op zijn vensterbank en wil nog steeds alles zelf gemeten zien.',
  },
  {
    who: 'noor',
    name: 'Noor Vermeulen',
    role: 'Diëtist, voeding en onderzoek',
    sentence: 'Leest de onderzoeken voor jou, en zegt erbij wat ze niet bewijzen.',
  },
  {
    who: 'teun',
    name: 'Teun Bakker',
    role: 'Docent beweging en adem',
    sentence: 'Gaf jaren les op een atletiekbaan en leert je nu vooral wanneer je mag stoppen.',
  },
] as const satisfies readonly { who: Who; name: string; role: string; sentence: string }[]

/** Shows who is behind the site, with the faces that they have inside (COM-START-54). */
export async function fillTeam(
  given: ReturnType<typeof vocabulary>,
  cast: Record<Who, GivenPerson>,
  now: Date,
): Promise<void> {
  const faces = await Promise.all(team.map(({ who }) => portraitFile(facesOfCast[who])))
  await given.team(
    team.flatMap(({ who, ...text }, at) => {
      const photo = faces[at]
      return photo ? [{ ...text, photo }] : []
    }),
    { by: cast.jasper, at: now },
  )
}
