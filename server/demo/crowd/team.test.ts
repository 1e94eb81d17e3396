import { site } from '@bewezen/domain/site/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'
import type { Who } from '../people.ts'
import { fillTeam } from './fillTeam.ts'

const world = await openWorld()

test('COM-START-54 the home page shows who is behind the demo, each with a face of their own, and none is a sample', async () => {
  const jasper = await world.person({ role: 'admin' })
  const cast = { jasper } as Record<Who, typeof jasper>
  await fillTeam(world.given, cast, new Date())
  const { team } = await jasper.does(site.managed, {})
  expect(team.map(({ name, isSample }) => [name, isSample])).toEqual([
    ['Jasper van den Berg', false],
    ['Noor Vermeulen', false],
    ['Teun Bakker', false],
  ])
  expect(new Set(team.map(({ photoUrl }) => photoUrl)).size).toBe(3)
  for (const { photoUrl } of team) {
    const { statusCode } = await world.app.inject({ url: photoUrl ?? '' })
    expect(statusCode).toBe(200)
  }
})
