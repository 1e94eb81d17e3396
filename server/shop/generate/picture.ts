import { fileAddress, uploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { generateImage as askImage } from 'ai'
import { newKey } from '../../base/files/keys.ts'
import { receiveFile } from '../../base/files/receive.ts'
import { remember } from '../../base/files/remember.ts'
import type { House } from '../../base/house.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { countGenerated } from './count.ts'
import { imageModel } from './models.ts'

/** A picture that is not there by then is not coming; the job that waits for it is tried again after two minutes. */
const patienceMs = 90_000
const purpose = 'product-image'

/** Draws a picture and keeps it as an upload of the caller, which nothing shows yet (SHOP-AI-11). */
export const generateImage = serve(shop.generateImage, async (ctx, { prompt, productName }) => {
  await countGenerated(ctx)
  const drawn = await drawPicture(ctx.house, ctx.person.id, { prompt, productName })
  return drawn ? { id: drawn.id, publicUrl: fileAddress(drawn.key, 'full') } : refuse('UNAVAILABLE')
})

/** Asks the model for a picture and takes it in as an upload is: checked, drawn anew in all sizes. Null when none came. */
export async function drawPicture(
  house: House,
  personId: string,
  it: { prompt: string; productName: string },
): Promise<{ id: string; key: string } | null> {
  try {
    const model = imageModel(house.settings)
    if (!model) return null
    const { image } = await askImage({
      model,
      prompt: `${it.productName}\n${it.prompt}`,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(patienceMs),
    })
    return await keepPicture(house, personId, image.uint8Array)
  } catch (error) {
    house.log.warn({ err: error }, 'a picture could not be generated')
    return null
  }
}

async function keepPicture(house: House, personId: string, file: Uint8Array) {
  const received = await receiveFile(inOnePiece(file), uploadRules[purpose])
  if ('code' in received) throw new Error(`A generated picture was refused: ${received.code}`)
  const { sizes, keptAs, focus, ...measured } = received
  const [id, key] = [newId(), newKey(purpose, personId, new Date(), { keptAs, focus })]
  // The row comes first, so that a sweep can find the files of what is used by nothing.
  await remember(house, { id, personId, purpose, key, ...measured })
  await house.files.save(key, sizes)
  return { id, key }
}

async function* inOnePiece(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
