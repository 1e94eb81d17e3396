import { expect, test } from 'vitest'
import { assistantStandIn } from '../assistant/standin/plugin.ts'
import { openStandIn } from '../base/testing/openStandIn.ts'
import { lookAtModels } from './models.ts'
import { about, patient, statesOf } from './testing/look.ts'
import { siteThatSays } from './testing/site.ts'

const standIn = await openStandIn<unknown, 'fine' | 'fails'>(assistantStandIn)
const settings = {
  AI_BASE_URL: standIn.url,
  AI_API_KEY: 'ai-key',
  AI_MODEL: 'assistant',
  AI_IMAGE_MODEL: 'image',
  mode: 'production' as const,
}
const look = (more: Partial<Parameters<typeof lookAtModels>[0]> = {}) => lookAtModels({ ...settings, ...more }, patient)

test('OPS-DOCTOR-13 an endpoint that knows both models is good', async () => {
  expect(statesOf(await look())).toEqual({ AI_MODEL: 'good', AI_IMAGE_MODEL: 'good' })
  expect(statesOf(await look({ AI_BASE_URL: undefined }))).toEqual({ models: 'not used' })
})

test('OPS-DOCTOR-13 a model that it does not know is wrong, with some that it does', async () => {
  expect(about(await look({ AI_MODEL: 'gpt-9' }), 'AI_MODEL')).toMatchObject({
    state: 'wrong',
    todo: 'Set AI_MODEL to one that it knows, such as: assistant, image.',
  })
})

test('OPS-DOCTOR-13 an endpoint that is not there, refuses the key or lists nothing is told apart', async () => {
  const other = await siteThatSays(401)
  expect(await look({ AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toMatchObject([
    { state: 'wrong', todo: expect.stringContaining('AI_BASE_URL') },
  ])
  expect(await look({ AI_BASE_URL: other.url })).toMatchObject([{ state: 'wrong', todo: 'Check AI_API_KEY.' }])
  expect(await look({ AI_BASE_URL: other.url, AI_API_KEY: undefined })).toMatchObject([{ todo: 'Set AI_API_KEY.' }])
  other.says(200, { body: '<html>' })
  expect(await look({ AI_BASE_URL: other.url })).toMatchObject([
    { state: 'warning', todo: expect.stringContaining('/v1') },
  ])
})
