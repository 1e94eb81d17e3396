import { availableParallelism } from 'node:os'
import { type FileRefusal, isKept, type KeptFormat, type UploadRules } from '@bewezen/domain/base/files.ts'
import type { Focus } from '@bewezen/domain/base/focus.ts'
import { isShort } from '../database/away.ts'
import { openLanes } from './lanes.ts'
import { drawSizes, type Effort, type SizedImages } from './sizes.ts'
import { type Spooled, spool } from './spool.ts'

/** A file that was taken in: its sizes, what it is kept as, and of what was sent the number of bytes and the SHA-256. */
export type Received = SizedImages & { keptAs: 'webp' | KeptFormat; bytes: number; sha256: string }

/** How a picture is drawn: how long its smallest file is sought, and its focus when somebody chose it. */
type Drawn = { effort?: Effort; focus?: Focus | null }

// One core stays free for everybody else. Forty deep megapixels may take 320 MB while they are drawn, hence the four.
const inLane = openLanes(Math.min(4, Math.max(1, availableParallelism() - 1)), 100)

/**
 * Receives a file: checks content and size while it streams in. A picture is drawn anew in the sizes of the rules, and
 * nothing of the sent file is kept; a document stays as it came. A source that breaks off, a damaged picture and a full line are UPLOAD_FAILED
 * (IN-REPLY-06, IN-REPLY-07, IN-REPLY-14, SH-EDGE-17, SH-EDGE-19).
 */
export async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  rules: UploadRules,
  how: Drawn = {},
): Promise<Received | FileRefusal> {
  const spooled = await spool(source, rules).catch((fault: unknown): FileRefusal => {
    // A full disk is no fault of the file: the same one may be sent again (OPS-AWAY-01).
    if (isShort(fault)) throw fault
    return { code: 'UPLOAD_FAILED' }
  })
  if ('code' in spooled) return spooled
  try {
    const { format } = spooled
    if (isKept(format)) return await asItCame(spooled, rules, format)
    return (await inLane(() => draw(spooled, rules, how))) ?? { code: 'UPLOAD_FAILED' }
  } finally {
    await spooled.close()
  }
}

async function draw(spooled: Spooled, rules: UploadRules, how: Drawn): Promise<Received | FileRefusal> {
  const drawn = await drawSizes(await spooled.read(), rules, how)
  return 'code' in drawn ? drawn : { ...drawn, keptAs: 'webp', bytes: spooled.bytes, sha256: spooled.sha256 }
}

/** A document has no size in pixels, and one content for the one size of its rules. */
async function asItCame({ bytes, sha256, read }: Spooled, rules: UploadRules, keptAs: KeptFormat): Promise<Received> {
  const whole = { content: await read(), width: 0, height: 0 }
  const sizes = Object.fromEntries(Object.keys(rules.sizes).map((name) => [name, whole]))
  return { sizes, width: 0, height: 0, focus: null, keptAs, bytes, sha256 }
}
