/** Samples a second: enough for tones below 8 kHz. */
const rate = 16_000
const seconds = 0.55
/** Two soft strokes, a fourth apart, the second a little later: [hertz, from which second, how loud]. */
const strokes = [
  [659.26, 0, 0.5],
  [880, 0.11, 0.42],
] as const

/** The sound of the inbox, made by us: two struck tones that fade, as a WAV file of one channel and 16 bits. */
export function inboxSound(): Buffer {
  const samples = Array.from({ length: Math.round(rate * seconds) }, (_, index) => sampleAt(index / rate))
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length * 2, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length * 2, 40)
  const body = Buffer.alloc(samples.length * 2)
  for (const [index, sample] of samples.entries()) body.writeInt16LE(Math.round(sample * 32_767), index * 2)
  return Buffer.concat([header, body])
}

function sampleAt(second: number): number {
  const struck = strokes.map(([hertz, from, loud]) => loud * stroke(hertz, second - from))
  return struck.reduce((sum, one) => sum + one, 0) * fadeOut(second)
}

/** A bar that is struck: a tone with a weaker one two octaves above that is gone sooner. */
function stroke(hertz: number, since: number): number {
  if (since < 0) return 0
  const attack = Math.min(1, since / 0.004)
  const low = Math.exp(-since * 9) * Math.sin(2 * Math.PI * hertz * since)
  const high = 0.25 * Math.exp(-since * 22) * Math.sin(2 * Math.PI * hertz * 4 * since)
  return attack * (low + high)
}

const fadeOut = (second: number) => Math.min(1, (seconds - second) / 0.05)
