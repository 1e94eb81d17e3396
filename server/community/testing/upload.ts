import type { UploadPurpose } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { plain } from '../../base/files/samples.ts'
import type { TestPerson, World } from '../../base/testing/world.ts'

/** Sends a real picture the way a browser does; answers its id and the addresses at which it is served. */
export async function upload(
  world: World,
  person: TestPerson,
  purpose: UploadPurpose = 'message-image',
  file?: Buffer,
) {
  const id = newId()
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/uploads/${purpose}`,
    headers: { cookie: person.cookie, 'content-type': 'image/png', 'x-upload-id': id },
    payload: file ?? (await plain('png')),
  })
  if (answer.statusCode !== 200) throw new Error(`the upload was refused: ${answer.body}`)
  return { id, addresses: Object.values((answer.json() as { addresses: Record<string, string> }).addresses) }
}

/** What some addresses answer. */
export const answersOf = (world: World, person: TestPerson, addresses: readonly string[]) =>
  Promise.all(addresses.map((url) => world.app.inject({ url, headers: { cookie: person.cookie } })))
